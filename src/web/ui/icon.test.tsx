import { Check, LoaderCircle, TriangleAlert } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

const withoutClass = (markup: string) =>
  markup
    .replace(/ class="[^"]*"/, '')
    .split(/ (?=[\w-]+=)|>/)
    .toSorted()

test('an icon draws what Lucide draws, in lines of 1.75 and of 1.5 when it is large', () => {
  for (const Drawing of [Check, LoaderCircle, TriangleAlert]) {
    const small = renderToStaticMarkup(<Icon icon={Drawing} />)
    expect(withoutClass(small)).toEqual(withoutClass(renderToStaticMarkup(<Drawing strokeWidth={1.75} aria-hidden />)))
    const large = renderToStaticMarkup(<Icon icon={Drawing} size="l" label="Done" />)
    const named = renderToStaticMarkup(<Drawing strokeWidth={1.5} role="img" aria-label="Done" />)
    expect(withoutClass(large)).toEqual(withoutClass(named))
  }
})
