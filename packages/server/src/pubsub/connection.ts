/** A connection that carries pub/sub messages: named channels, and texts in them. */
export interface ChannelMessage {
  readonly channel: string;
  readonly text: string;
}

export interface PubSubConnection {
  /** Many at a time, in order. */
  send(messages: readonly ChannelMessage[]): Promise<void>;
  listen(channels: readonly string[]): Promise<void>;
  unlisten(channels: readonly string[]): Promise<void>;
  /** At once, without a word. */
  destroy(): void;
}

export interface ConnectionHooks {
  readonly onText: (text: string) => void;
  /** The connection is broken for good. */
  readonly onLost: (error: Error) => void;
}

export type Connect = (hooks: ConnectionHooks) => Promise<PubSubConnection>;
