/** The style sheet of the operator's page: light or dark as the device is, and readable on a phone. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f6f2ea; --paper: #fffdf8; --ink: #2b2620; --soft: #665d50; --line: #d9d0c0;
  --accent: #1f5c99; --accent-ink: #ffffff; --danger: #9c2b1f; --mark: #fff1c9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1c1a17; --paper: #262320; --ink: #efe8dc; --soft: #b6ab9b; --line: #45403a;
    --accent: #8ec1f2; --accent-ink: #10202e; --danger: #ff9d8f; --mark: #453a1c;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .5rem 1rem;
  background: var(--paper); border-bottom: 1px solid var(--line); }
header nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-right: auto; }
header nav a { padding: .5rem 0; }
header form { display: flex; gap: .5rem; align-items: center; color: var(--soft); }
a { color: var(--accent); }
a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; margin: .25rem 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
section, .card { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem;
  padding: 1rem; margin: 0 0 1rem; }
ul.plain, ol.plain { list-style: none; margin: 0; padding: 0; }
ul.plain > li + li { border-top: 1px solid var(--line); }
ul.plain > li { padding: .5rem 0; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
ul.plain > li > form { margin-left: auto; }
.words { overflow-wrap: anywhere; white-space: pre-wrap; flex: 1 1 14rem; min-width: 0; }
.theirs { background: var(--mark); padding: .1rem .3rem; border-radius: .25rem; }
.soft, time { color: var(--soft); font-size: .9rem; }
.tag { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6rem; font-size: .85rem; white-space: nowrap; }
.tag.on { border-color: var(--danger); color: var(--danger); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.actions { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); }
.actions form { display: grid; gap: .5rem; align-content: start; }
label { display: grid; gap: .15rem; font-size: .9rem; }
input, select, textarea, button { font: inherit; color: inherit; min-height: 2.75rem; border-radius: .4rem;
  border: 1px solid var(--soft); background: var(--ground); padding: .4rem .6rem; max-width: 100%; }
button { background: var(--accent); color: var(--accent-ink); border-color: var(--accent); cursor: pointer; }
button.quiet { background: none; color: var(--accent); }
button.danger { background: none; color: var(--danger); border-color: var(--danger); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.search { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1rem; }
.search input { flex: 1 1 12rem; }
.told { border-left: .3rem solid var(--accent); padding: .5rem 1rem; background: var(--paper); margin: 0 0 1rem; }
.told.wrong { border-color: var(--danger); }
.narrow { max-width: 24rem; }
.narrow form { display: grid; gap: .75rem; }
`;
