/** What a question can be answered with: text, several values, or rows of named texts. */
export type Answer = string | readonly string[] | readonly Readonly<Record<string, string>>[]
export type Answers = Readonly<Record<string, Answer>>
