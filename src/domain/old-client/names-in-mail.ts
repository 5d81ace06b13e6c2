import type { TemplateLine } from '#domain/template-sections/old-case.ts'

/** `OPLA-Orlando-Duty@`: what stands in an address of mail alone is nobody. */
export function withoutMail<T extends { readonly name: string }>(
  people: readonly T[],
  lines: readonly TemplateLine[],
): T[] {
  const mails = lines.flatMap(({ text }) => text.match(mailAddress) ?? []).join(' ')
  const rest = lines.map(({ text }) => text.replaceAll(mailAddress, ' ')).join('\n')
  return people.filter(({ name }) => !mails.includes(name) || rest.includes(name))
}

export const mailAddress = /(?<![\w.-])[\w.-]{1,60}@[\w.-]{1,60}/g
