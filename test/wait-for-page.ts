import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// How long `findBy…` and `waitFor` wait on a busy machine; what is there at once is found at once.
configure({ asyncUtilTimeout: 180_000 })

// A file that is handed to the browser leads no page away; here the click of its link would.
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  if (this.download === '') HTMLElement.prototype.click.call(this)
}

// A page asks again and again for a server that is away. When the tests of a file are over, what it begins from then on
// never happens: the end of its window waits until nothing is begun any more, and the run waited with it for ever.
afterAll(() => {
  const never = () => new Promise<never>(() => undefined)
  Object.assign(globalThis, { fetch: never, setTimeout: () => 0, setInterval: () => 0 })
})
