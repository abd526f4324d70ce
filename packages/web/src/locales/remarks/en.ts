/** What bots say now and then, in English: the source of the keys for every other language. */
export const catalogue = {
  'remark.squire.greeting': 'Oh, hello! I’ve been practising.',
  'remark.squire.proud': 'Did you see that? Did you?',
  'remark.squire.impressed': 'Wow! Will you teach me that?',
  'remark.knight.greeting': 'Well met! May the finer kingdom win.',
  'remark.knight.proud': 'For honour and for crowns!',
  'remark.knight.impressed': 'A noble move. My compliments!',
  'remark.baron.greeting': 'Sit down, there’s no hurry.',
  'remark.baron.proud': 'I’ve been saving that spot.',
  'remark.baron.impressed': 'Hm. I had plans for that.',
  'remark.duke.greeting': 'So you’re the challenger.',
  'remark.duke.proud': 'As expected.',
  'remark.duke.impressed': 'Careful. I noticed that.',
  'remark.prince.greeting': 'Shall we? I do love an audience.',
  'remark.prince.proud': 'Don’t worry, your moment will come.',
  'remark.prince.impressed': 'Charming! Now I’m awake.',
  'remark.grandmaster.greeting': 'Every kingdom begins small.',
  'remark.grandmaster.proud': 'Patience has its harvest.',
  'remark.grandmaster.impressed': 'Good. You saw it as well.',
} as const satisfies Readonly<Record<string, string>>;

export type Texts = Readonly<Record<keyof typeof catalogue, string>>;
