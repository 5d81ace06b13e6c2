import { expect, test } from 'vitest'
import { offsetOf } from './text-offset.ts'

function paper(html: string): HTMLElement {
  const text = document.createElement('div')
  text.innerHTML = html
  return text
}

test('a place in the drawing is an offset in the plain text, without what is drawn aside', () => {
  const text = paper(
    '\n<h2><span data-aside="">B.</span><span>Facts</span></h2><p>He <a><em>filed</em></a>.<sup data-aside="">1</sup> See<br>below.</p>',
  )
  const plain = 'Facts\nHe filed. See\nbelow.'
  const em = text.querySelector('em')?.firstChild
  const [, , , , tail] = text.querySelector('p')?.childNodes ?? []
  if (!em || !tail) throw new Error('the drawing has other parts than expected')
  expect(offsetOf(text, em, 2)).toBe(plain.indexOf('filed') + 2)
  expect(offsetOf(text, tail, 2)).toBe(plain.indexOf('See') + 1)
})

test('a place between elements is the offset where the next one begins', () => {
  const text = paper('<p>one</p><p>two</p>')
  expect(offsetOf(text, text, 1)).toBe('one\n'.length)
  expect(offsetOf(text, text, 2)).toBe('one\ntwo\n'.length)
})
