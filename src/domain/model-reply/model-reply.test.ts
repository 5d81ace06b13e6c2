import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { cleanReply } from './clean-reply.ts'
import { judgeReply } from './judge-reply.ts'

const clean = (reply: string) => cleanReply(reply).html
const good = '<p>She works part time at a hospital in Tucson.[[fact:F1]] [[ex:A|p=2]]</p>'

test('code fences, preambles, closing remarks and thinking are taken off', () => {
  expect(clean(`\`\`\`html\n${good}\n\`\`\``)).toBe(good)
  expect(clean(`Here is the section you asked for:\n\n\`\`\`\n${good}\n\`\`\`\n\nLet me know if it fits.`)).toBe(good)
  expect(clean(`Sure! Here it is.\n\n${good}\n\nWord count: 10`)).toBe(good)
  expect(clean(`<think>First I weigh the facts. <p>Not this.</p></think>\n${good}`)).toBe(good)
  expect(clean(`I should begin with her work.</think>${good}`)).toBe(good)
  expect(clean(`<thinking>still at it`)).toBe('')
  expect(clean(`<p>Certainly! Here is the <b>revised section</b>:</p>\n${good}\n<p>Let me know if it fits.</p>`)).toBe(
    good,
  )
  expect(clean(`# Title\n\nShe works.\n\n---\n\n**Word count:** 600`)).toBe('<p>She works.</p>')
  expect(clean(JSON.stringify({ section: 'S50', html: `${good}\n` }))).toBe(good)
  const page = cleanReply(
    `<!DOCTYPE html><html><head><title>x</title></head><body><style>p{}</style><h1 data-heading>She works</h1>${good}</body></html>`,
  )
  expect(page).toMatchObject({ html: expect.stringContaining(good), heading: 'She works' })
  expect(sanitizeSection(page.html)).not.toMatch(/title|p\{\}|She works</)
  // A letter says who prepared it, and a section may begin with a short paragraph.
  const letter = '<p>I have prepared this letter at the request of counsel.</p>'
  expect(clean(`${letter}${good}`)).toBe(`${letter}${good}`)
  expect(clean('<p>Here is the section.</p>')).toBe('<p>Here is the section.</p>')
})

test('Markdown becomes the HTML of a section, also inside HTML', () => {
  expect(clean('## Health\n\nShe has **asthma**, see *Pilch*.\n\n- one\n- two\n\n1. first\n\n2. second')).toBe(
    '<h2>Health</h2><p>She has <strong>asthma</strong>, see <em>Pilch</em>.</p><ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol>',
  )
  expect(clean('<p>She has **asthma**.</p>')).toBe('<p>She has <strong>asthma</strong>.</p>')
  expect(clean('<p>One.</p>\n## The **care** of the son\n\n- a\n- b\n<p>Two.</p>\n\n<p>Three.</p>')).toBe(
    '<p>One.</p><h2>The <strong>care</strong> of the son</h2><ul><li>a</li><li>b</li></ul><p>Two.</p>\n\n<p>Three.</p>',
  )
  expect(clean('> He said so.\n\n| a | b |\n|---|---|\n| c | d |')).toBe(
    '<blockquote>He said so.</blockquote><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
  )
})

test('a point heading is taken apart; one that is longer than a heading is dropped', () => {
  expect(cleanReply(`<h1 data-heading>I. She cannot sleep.</h1>${good}`)).toEqual({
    html: good,
    heading: 'She cannot sleep',
  })
  expect(cleanReply(`# Her illness returns\n\nText.`)).toEqual({ html: '<p>Text.</p>', heading: 'Her illness returns' })
  expect(cleanReply(`<h1>${'long '.repeat(26)}</h1>${good}`)).toEqual({ html: good })
})

test('brackets become gaps, but not what legal style puts in brackets', () => {
  expect(clean('<p>On [date of the first visit] she fell.</p>')).toBe(
    '<p>On <mark data-gap="date of the first visit">[date of the first visit]</mark> she fell.</p>',
  )
  expect(clean('<p>“[A] break in services [of his therapy] is costly,” he wrote [sic].</p>')).not.toContain('<mark')
  const marked = '<p><mark data-gap="fee date">[fee date]</mark></p>'
  expect(clean(marked)).toBe(marked)
})

test('quotation marks are curly in the text and stay as they are in tags and tokens', () => {
  expect(clean(`<p>She said: "It's <em>"late"</em>."[[cite:x|as=the '96 Act]]</p>`)).toBe(
    `<p>She said: “It’s <em>“late”</em>.”[[cite:x|as=the '96 Act]]</p>`,
  )
})

test('cleaning what is clean changes nothing, whatever came', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (words) => {
      const once = sanitizeSection(cleanReply(words).html)
      const again = sanitizeSection(cleanReply(once).html)
      expect(sanitizeSection(cleanReply(again).html)).toBe(again)
    }),
  )
})

const words = { min: 100, max: 200 }
const instructions =
  'Begin with one sentence that says that the relative would suffer extreme hardship on separation and name the facts.'
const judge = (html: string, unknownStandIns: string[] = []) =>
  judgeReply({ reply: cleanReply(html), words, instructions, unknownStandIns })?.fault

/** Twelve sentences of thirteen words, no two the same. */
const daysOf = (town: string) =>
  Array.from({ length: 12 }, (_, day) => `On day ${day + 1} she works in ${town} and cares for her son.`).join(' ')

test('refusals, echoes, unknown stand-ins and far too short texts are no sections', () => {
  const long = `<p>${daysOf('Tucson')}</p>`
  expect(judge(long)).toBeUndefined()
  expect(judge('')).toBe('empty')
  expect(judge("<p>I'm sorry, but I can't help with that.</p>")).toBe('refusal')
  expect(judge(`<p>As an AI, I must decline. ${daysOf('Yuma')}</p>`)).toBe('refusal')
  expect(judge(`${long}<p>“I cannot help him alone,” she says.</p>`)).toBeUndefined()
  expect(judge(`<p>${instructions}</p><p>${instructions}</p>`)).toBe('echo')
  expect(judge(`${long}<p>must_meet: F12</p>`)).toBe('echo')
  expect(judge(long, ['Person-99'])).toBe('stand-ins')
  expect(judge('<p>She works in Tucson.</p>')).toBe('too-short')
  // Where much was planned, a text that says it in few words is still a section.
  const planned = (html: string) =>
    judgeReply({ reply: cleanReply(html), words: { min: 1500, max: 2000 }, instructions, unknownStandIns: [] })?.fault
  expect(planned(`<p>${daysOf('Tucson')} ${daysOf('Yuma')}</p>`)).toBeUndefined()
  expect(planned(long)).toBe('too-short')
})

test('thinking without a mark around it, and a text that ends in a sentence, are no sections', () => {
  const long = `<p>${daysOf('Tucson')}</p>`
  expect(judge(`<p>Let me write the section on her health first.</p>${long}`)).toBe('thinking')
  expect(judge(`<p>I need to keep this within the word range.</p>${long}`)).toBe('thinking')
  expect(judge(`${long}<p>“We need to write to him every day,” she says.</p>`)).toBeUndefined()
  expect(judge(`${long}<p>Her doctor counts on the applicant, who drives her to the hospital and</p>`)).toBe(
    'broken-off',
  )
  expect(judge(`${long}<p>Her doctor counts on the applicant, who drives her to the hos`)).toBe('broken-off')
  for (const end of [
    '<p>Respectfully submitted,</p>',
    '<ul><li>her care on every day of every week of the year</li></ul>',
    '<p>He drives her to the hospital on each of three days [[fact:F1]] [[ex:A|p=2]]</p>',
    '<p>He drives her to the hospital, “whatever the weather or the hour”</p>',
    '<table><tr><td>rent for the house of all three of them</td></tr></table>',
  ])
    expect(judge(`${long}${end}`), end).toBeUndefined()
})

test('words for the middle of a sentence need not end one', () => {
  const inside = (isInside: boolean) =>
    judgeReply({
      reply: cleanReply('dismissed it as a joke and sent him home again'),
      words: undefined,
      instructions,
      isInside,
      unknownStandIns: [],
    })?.fault
  expect(inside(true)).toBeUndefined()
  expect(inside(false)).toBe('broken-off')
})

test('one sentence again and again is no section, and neither is a paragraph of another one', () => {
  const again = 'The hardship that she would suffer is extreme. '
  expect(judge(`<p>${again.repeat(26)}</p>`)).toBe('repetition')
  expect(judge(`<p>${daysOf('Tucson')}</p><p>${again}</p><p>${again}</p>`)).toBeUndefined()
  expect(judge(`<p>${daysOf('Tucson')} ${daysOf('Tucson')}</p>`)).toBe('repetition')
  const cite = 'The factors count together. Matter of O-J-O-, 21 I&N Dec. 381, 383 (BIA 1996). '
  expect(
    judge(`<p>${daysOf('Tucson')}</p>${`<p>${cite.split('. ')[1]}. 381, 383 (BIA 1996).</p>`.repeat(3)}`),
  ).toBeUndefined()
  const beside = (html: string, other: string) =>
    judgeReply({ reply: cleanReply(html), words, instructions, others: [other], unknownStandIns: [] })?.fault
  const own = `<p>${daysOf('Yuma')}</p>`
  expect(beside(`${own}<p>${daysOf('Tucson')}</p>`, `<p>${daysOf('Tucson')}</p>`)).toBe('borrowed')
  expect(beside(own, `<p>${daysOf('Tucson')}</p>`)).toBeUndefined()
  expect(beside(`<p>${daysOf('Yuma')} “${daysOf('Tucson')}”</p>`, `<p>“${daysOf('Tucson')}”</p>`)).toBeUndefined()
})
