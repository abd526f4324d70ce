/**
 * The error boundary: where something cannot be rendered, the rest of the page stays. Every event is stored before it
 * is rendered.
 */
import { Component, type ComponentChildren } from 'preact';
import { t } from '../app/i18n/language.ts';
import { ErrorScreen } from './error-screen.tsx';

interface Props {
  readonly children: ComponentChildren;
  /** What stands there instead; for a screen a sentence and ways out. */
  readonly fallback?: ComponentChildren;
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
    const { children, fallback = <ErrorScreen text={t('crash.text')} /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
