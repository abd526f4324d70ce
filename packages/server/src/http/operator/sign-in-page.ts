/** The page to sign in with. */
import { html, type Markup } from './markup.ts';

export function signInBody(): Markup {
  return html`<div class="card narrow">
    <form method="post" action="/operator/sign-in">
      <label>Name<input name="name" autocomplete="username" autocapitalize="none" required /></label>
      <label>Code<input name="code" type="password" autocomplete="current-password" required /></label>
      <button>Sign in</button>
    </form>
    <p class="soft">
      Whoever runs this server gives you a code: <code>npm run admin -- operator NAME</code>
    </p>
  </div>`;
}
