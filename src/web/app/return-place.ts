let place: string | null = null

/** Where a visitor wanted to go before the login screen came between; null when nowhere in particular. */
export const returnPlace = {
  get: () => place,
  remember(path: string) {
    place = path
  },
  forget() {
    place = null
  },
}
