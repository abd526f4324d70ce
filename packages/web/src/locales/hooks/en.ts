/** The words of webhooks in English: the source of their keys for every other language. */
export const catalogue = {
  'hook.text': 'Sends a signed POST request to your program when something happens at your tables.',
  'hook.url': 'Address',
  'hook.kinds': 'Events',
  'hook.finished': 'A game is over',
  'hook.test': 'Test',
  'hook.about': 'Which tables',
  'hook.all': 'All my tables',
  'hook.club': 'Finished games of {club}',
  'hook.table': 'One table',
  'hook.add': 'Add a webhook',
  'hook.secret': 'This secret signs every message. Copy it now: it’s shown only once.',
  'hook.try': 'Try it',
  'hook.answered': 'It answered {status}.',
  'hook.silent': 'No answer',
  'hook.answers': 'Last answers',
  'hook.remove': 'Delete',
  'hook.remove.text': 'Nothing more will be sent to {url}.',
  'hook.bad': 'That address won’t work. It has to begin with https:// and be reachable on the internet.',
} as const satisfies Readonly<Record<string, string>>;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
