import { useFirm } from '#web/features/firm/firm-queries.ts'
import { firmNavigation, mainNavigation, type NavigationItem } from './navigation.ts'

/** The header's links for whoever is logged in: the firm is there for those who work in one. */
export function usePlaces(): readonly NavigationItem[] {
  const firm = useFirm().data
  return firm ? [...mainNavigation, firmNavigation] : mainNavigation
}
