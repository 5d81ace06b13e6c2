export type Mail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Hands one mail over for delivery; throws when that is not possible now, so that it is tried again. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }
