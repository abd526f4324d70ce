/** Where a screen cannot be drawn: says so, and offers ways out. What was played is kept, event by event, before it is drawn. */
import { Component, type ComponentChildren } from 'preact';
import { t } from '../app/language.ts';
import { Button, Link } from './button.tsx';

interface Props {
  readonly children: ComponentChildren;
}

interface State {
  readonly hasFailed: boolean;
}

export class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ hasFailed: true });
  }

  override render() {
    return this.state.hasFailed ? <WaysOut /> : this.props.children;
  }
}

/** The page anew, or another screen of it. */
function WaysOut() {
  return (
    <main class="page">
      <div class="card sheet nothing-here" role="alert">
        <h1>{t('crash.title')}</h1>
        <p>{t('crash.text')}</p>
        <Button kind="main" icon="redo" onClick={() => location.reload()}>
          {t('crash.again')}
        </Button>
        <Link to="/" icon="home">
          {t('nav.home')}
        </Link>
      </div>
    </main>
  );
}
