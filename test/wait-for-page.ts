import { configure } from '@testing-library/react'

// How long `findBy…` and `waitFor` wait on a busy machine; what is there at once is found at once.
configure({ asyncUtilTimeout: 60_000 })

// A file that is handed to the browser leads no page away; here the click of its link would.
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  if (this.download === '') HTMLElement.prototype.click.call(this)
}
