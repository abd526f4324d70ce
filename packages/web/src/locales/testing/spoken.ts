/** What is said in words, without the names of place holders and cases. */
export const spoken = (text: string): string =>
  text.replace(/\{\w+, (?:plural|select),|\{\w+\}/g, ' ').replace(/\w+ \{/g, ' ');
