import type { Page } from '@playwright/test'

/** What a page of a draft shows at a moment: what is open, and the buttons that can be pressed. */
export type Moment = {
  readonly isEditing: boolean
  readonly hasDialog: boolean
  /** Something stands in the field for a new comment. */
  readonly hasComment: boolean
  readonly buttons: readonly string[]
}

/** Looks at the page once; undefined while it goes from one address to another. */
export async function lookAt(page: Page): Promise<Moment | undefined> {
  return page.evaluate(read).catch(() => undefined)
}

/** In the browser. */
function read(): Moment {
  const isShown = (one: HTMLElement) => one.offsetParent !== null && one.getAttribute('aria-disabled') !== 'true'
  const nameOf = (one: HTMLElement) => {
    const copy = one.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
    return (one.getAttribute('aria-label') ?? copy.textContent ?? '').trim()
  }
  const buttons = [...document.querySelectorAll<HTMLElement>('button')].filter(isShown).map(nameOf)
  const fields = [...document.querySelectorAll('textarea')]
  const comment = fields.find(({ labels }) => labels[0]?.textContent?.startsWith('Comment on') ?? false)
  return {
    isEditing: document.querySelector('[role=textbox][aria-label^="Text of"]') !== null,
    hasDialog: document.querySelector('[role=dialog]') !== null,
    hasComment: comment !== undefined && comment.value.trim() !== '',
    buttons,
  }
}
