/** Where a screen cannot be drawn: says so, and offers ways out. What was played is kept, event by event, before it is drawn. */
import { Component, type ComponentChildren } from 'preact';
import { t } from '../app/i18n/language.ts';
import { ErrorScreen } from './error-screen.tsx';

interface Props {
  readonly children: ComponentChildren;
}

interface State {
  readonly hasFailed: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ hasFailed: true });
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen text={t('crash.text')} /> : this.props.children;
  }
}
