/** The way to every section, on every screen that is no table: above on a desk, under the thumb on a phone. */
import { t } from '../app/i18n/language.ts';
import { route } from '../app/navigation/router.ts';
import { SECTIONS, sectionOf } from '../app/navigation/sections.ts';
import { Bell, UnreadBadge } from './bell.tsx';
import { Link } from './button.tsx';
import { Art } from './icon.tsx';

export function MainNav() {
  const here = sectionOf(route.value);
  if (here === undefined) return null;
  return (
    <nav class="main-nav" data-part="sections" aria-label={t('nav.label')}>
      <Art name="logo" class="logo" />
      {SECTIONS.map(({ name, to, icon }) => (
        <Link key={name} to={to} icon={icon} class="on-wood section" current={name === here}>
          {t(name === 'learn' ? 'home.learn' : `nav.${name}`)}
          {name === 'people' && <UnreadBadge />}
        </Link>
      ))}
      <Bell class="aside" />
      <Link to="/help/kingdomino" icon="help" class="on-wood aside" label={t('nav.help')} />
      <Link to="/settings" icon="settings" class="on-wood aside" label={t('nav.settings')} />
    </nav>
  );
}
