import { createContext, use } from 'react'

/** The address that the installation gives for help; until its configuration is read, the default one. */
export const SupportEmailContext = createContext('support@drafty.example')

export function useSupportEmail(): string {
  return use(SupportEmailContext)
}
