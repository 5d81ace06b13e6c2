let known = 'support@drafty.example'

/** The address that the installation gives for help, for sentences made outside of a page; the default until it is read. */
export const supportEmail = {
  get: (): string => known,
  remember: (email: string): void => {
    known = email
  },
}
