/** How to play. */
export function Help({ page }: { readonly page: string }) {
  return <main>{page}</main>;
}
