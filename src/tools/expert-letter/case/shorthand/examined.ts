/** Who is examined, as the sentences call the person: the letter puts the name at the first mention. */
export type Examined = { readonly he: string; readonly him: string; readonly his: string }
