/** A new password has at least this many characters. */
export const leastCharacters = 10
const mostCharacters = 128

/** What is wrong with a new password before it is sent; the server also refuses those that attackers try first. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return 'Please enter a password.'
  if (password.length < leastCharacters) return `Please use at least ${leastCharacters} characters.`
  return password.length > mostCharacters ? `Please use at most ${mostCharacters} characters.` : undefined
}
