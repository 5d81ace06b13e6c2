import type { Person } from '#domain/persons/person.ts'

/** `Colleen WC`, `Net pay, Leilani Kealoha`, `pay him`: what is his or hers, without the name. */
export function withoutName(label: string, { id, pronoun, first, full }: Person): string {
  const own = pronoun === 'he' ? /(?<= )(?:him|his)(?= |$)/u : /(?<= )(?:her|hers)(?= |$)/u
  if (
    pronoun !== undefined &&
    /^(?:applicant|spouse|mother|father)$/u.test(id) &&
    own.test(label) &&
    !/^(?:he|she|they|to)\b/iu.test(label)
  )
    return label.replace(own, '').replaceAll(/ {2,}/gu, ' ').trim()
  const name = first ?? full.split(' ')[0] ?? full
  const surname = full.replace(/,.*$/u, '').split(' ').at(-1) ?? full
  const whole = [full, `${name} ${surname}`, name].find((one) =>
    label.toLowerCase().startsWith(`${one.toLowerCase()},`),
  )
  if (whole !== undefined) return label.slice(whole.length + 1).trim()
  const said = label.toLowerCase()
  if (name.length > 2 && said.startsWith(`${name.toLowerCase()} `))
    return label.slice(name.length + 1).replace(/^[-–] /u, '')
  return withoutNameBehind(label, [full, name])
}

/** `medicine, Shawna`, `pay Eusebio`, `SSI Dusty`; not `support to Wanjiru`. */
function withoutNameBehind(label: string, names: readonly string[]): string {
  const said = label.toLowerCase()
  const long = names.filter((one) => one.length > 2).map((one) => one.toLowerCase())
  const behind = long.find((one) => said.includes(`, ${one}`))
  if (behind !== undefined) return label.slice(0, said.indexOf(`, ${behind}`))
  const last = long.find((one) => said.endsWith(` ${one}`))
  const before = last === undefined ? '' : label.slice(0, -last.length - 1)
  return before === '' || /\b(?:to|for|from|of|by|with|and|via)$/iu.test(before) ? label : before
}
