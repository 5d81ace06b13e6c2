// What libraries need to live with the strict Content Security Policy; imported before any of them is used.

/** The page carries a fresh nonce each time. A style element that does not show it has no effect. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

// Dialogs stop the page from scrolling with a style element that takes its nonce from here.
Object.assign(globalThis, { __webpack_nonce__: nonce })

// Development checks replies by the schemas themselves: otherwise zod tries whether it may make functions from text, which
// the policy refuses and the browser reports.
if (import.meta.env.DEV) (await import('zod')).config({ jitless: true })
