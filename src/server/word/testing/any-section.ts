import fc from 'fast-check'
import { escapeText, gap } from '#domain/section-content/write.ts'

const words = fc
  .array(
    fc.constantFrom(
      'the',
      'respondent',
      'entered',
      'in 2019',
      '“harm”',
      'Ex. A',
      'ñ & <b>',
      'near',
      'Dallas',
      'family',
    ),
    { minLength: 3, maxLength: 14 },
  )
  .map((list) => escapeText(list.join(' ')))
const inline = fc.oneof(
  { weight: 5, arbitrary: words },
  words.map((text) => `<strong>${text}</strong>`),
  words.map((text) => `<em>${text}</em>`),
  fc.constant(gap('date of entry')),
  words.map((text) => `${text}<sup data-fn="See ${text}"></sup>`),
)
const content = fc.array(inline, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '))
const items = fc
  .array(fc.tuple(content, fc.array(content, { maxLength: 2 })), { minLength: 1, maxLength: 3 })
  .chain((list) =>
    fc.constantFrom('ol', 'ul').map((tag) => {
      const inner = (more: readonly string[]) =>
        more.length === 0 ? '' : `<${tag}>${more.map((one) => `<li>${one}</li>`).join('')}</${tag}>`
      return `<${tag}>${list.map(([own, more]) => `<li>${own}${inner(more)}</li>`).join('')}</${tag}>`
    }),
  )
const table = fc
  .array(fc.tuple(content, content), { minLength: 1, maxLength: 3 })
  .map((rows) => `<table>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</table>`)

/** Content of a section as HTML, with everything that section content may hold. */
export const anySection: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: content.map((text) => `<p>${text}</p>`) },
      content.map((text) => `<h3>${text}</h3>`),
      content.map((text) => `<blockquote>${text}</blockquote>`),
      items,
      table,
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((blocks) => blocks.join(''))
