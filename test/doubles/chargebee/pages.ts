import type { Book, HostedPage } from './book.ts'
import type { Subscription } from './kept.ts'

export type Shown = { readonly html: string } | { readonly redirect: string }

type Form = Readonly<Record<string, unknown>>

/** The hosted pages: checkout by page id, checkout by a plain link, and the portal behind an address. */
export function showPage(book: Book, path: string, query: URLSearchParams, form: Form | undefined): Shown | undefined {
  const [, id = ''] = /^\/pages\/v4\/(\w+)$/.exec(path) ?? []
  if (path === '/hosted_pages/checkout') return { redirect: `/pages/v4/${openLinked(book, query).id}` }
  if (id !== '') return showCheckout(book, id, form)
  return path === '/portal/v2/login' ? showPortal(book, query, form) : undefined
}

/** A plain link orders for a customer of the provider's own making. */
function openLinked(book: Book, query: URLSearchParams): HostedPage {
  const page: HostedPage = {
    id: book.newId('page'),
    customerId: book.newId('cust'),
    email: query.get('customer[email]') ?? '',
    item: query.get('subscription_items[item_price_id][0]') ?? '',
    redirectUrl: query.get('redirect') ?? '',
    trialEnd: undefined,
    subscriptionId: undefined,
    isAtTermEnd: false,
    isDone: false,
  }
  book.pages.set(page.id, page)
  return page
}

function showCheckout(book: Book, id: string, form: Form | undefined): Shown | undefined {
  const page = book.pages.get(id)
  if (!page) return undefined
  if (form && !page.isDone && book.fulfil(page, form['card'] !== 'refused')) {
    if (page.redirectUrl === '') return frame('Thank you', '<p>The order was made.</p>')
    return { redirect: `${page.redirectUrl}&id=${id}&state=succeeded` }
  }
  const said = form ? '<p role="alert">The card was refused.</p>' : ''
  const buttons = `<button name="card" value="good">Subscribe</button><button name="card" value="refused">Subscribe with a bad card</button>`
  return frame(
    'Checkout at the provider',
    `${said}<p>${page.item} for ${page.email}</p><form method="post">${buttons}</form>`,
  )
}

function showPortal(book: Book, query: URLSearchParams, form: Form | undefined): Shown {
  const { email } = { email: undefined, ...form }
  const customer = [...book.customers.values()].find((one) => one.id === query.get('customer') || one.email === email)
  if (!customer)
    return frame(
      'Portal',
      '<form method="post"><label>Email <input name="email"></label><button>Continue</button></form>',
    )
  const newest = [...book.subscriptions.values()].findLast((one) => one.customer_id === customer.id)
  if (form?.['action'] === 'add-card') book.setCard(customer.id, true)
  if (form?.['action'] === 'remove-card') book.setCard(customer.id, false)
  if (newest) act(book, newest, form?.['action'])
  const actions = {
    cancel: 'Cancel now',
    'cancel-later': 'Cancel at term end',
    'add-card': 'Add a card',
    'remove-card': 'Remove the card',
  }
  const buttons = Object.entries(actions).map(
    ([name, word]) => `<button name="action" value="${name}">${word}</button>`,
  )
  const hidden = `<input type="hidden" name="email" value="${customer.email}">`
  return frame(
    'Portal',
    `<p>Subscription ${newest?.status ?? 'none'}</p><form method="post">${hidden}${buttons.join('')}</form>`,
  )
}

function act(book: Book, subscription: Subscription, action: unknown): void {
  if (action === 'cancel')
    book.change(subscription, { status: 'cancelled', cancelled_at: book.now() }, 'subscription_cancelled')
  if (action === 'cancel-later')
    book.change(subscription, { status: 'non_renewing' }, 'subscription_cancellation_scheduled')
}

function frame(title: string, body: string): Shown {
  return { html: `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>` }
}
