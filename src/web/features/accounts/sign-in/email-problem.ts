/** What is wrong with an address as it was typed, or null. The server has the last word. */
export function emailProblem(email: string): string | null {
  const text = email.trim()
  if (text === '') return 'Please enter your email.'
  const [name = '', domain, ...more] = text.split('@')
  if (domain === undefined) return 'The address needs an @, for example name@firm.com.'
  if (more.length > 0 || /\s/.test(text) || name === '') return 'This does not look like an address. Please check it.'
  if (!/\.[^.]{2,}$/.test(domain)) return 'The address ends too early. Add the part after the dot, for example .com.'
  return null
}
