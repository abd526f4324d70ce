/** Whether the screen is as a media query says, now and whenever it changes. */
import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [isSo, setSo] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setSo(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return isSo;
}
