/**
 * What the page loads as the provider's script: it binds elements with `data-cb-type` when told to, keeps the cart's
 * customer, and opens pages of the double. Everything that the page asks of it is kept in `Chargebee.calls`.
 */
export const script = `(() => {
  const site = new URL(document.currentScript.src).origin
  const calls = []
  let customer = {}
  let instance
  const cart = { setCustomer: (given) => { calls.push(['setCustomer', given]); customer = given; return cart } }
  const open = (element) => {
    if (element.dataset.cbType === 'portal') return window.open(site + '/portal/v2/login', '_blank')
    const query = new URLSearchParams({
      'subscription_items[item_price_id][0]': element.dataset.cbItem_0 || element.getAttribute('data-cb-item-0'),
      'subscription_items[quantity][0]': element.getAttribute('data-cb-item-0-quantity'),
      'customer[email]': customer.email || '',
      redirect: location.origin + '/settings/billingandsubscriptions?from=checkout',
    })
    location.assign(site + '/hosted_pages/checkout?' + query)
  }
  window.Chargebee = {
    calls,
    init: (settings) => {
      if (instance) throw new Error('Chargebee is initialised already.')
      calls.push(['init', { site: settings.site, isItemsModel: settings.isItemsModel }])
      instance = { getCart: () => cart, setCheckoutCallbacks: () => undefined }
      return instance
    },
    getInstance: () => instance,
    registerAgain: () => {
      calls.push(['registerAgain'])
      for (const element of document.querySelectorAll('[data-cb-type]')) {
        if (element.cbBound) continue
        element.cbBound = true
        element.addEventListener('click', () => open(element))
      }
    },
  }
})()`
