import type { Page } from '@playwright/test'
import type { Seeded } from './seed.ts'
import type { StandIn } from './stand-in.ts'
import { decidedShots } from './decided-shots.ts'
import { listShots } from './list-shots.ts'
import { waitingShots } from './waiting-shots.ts'

/** Whose desk a picture is taken at. */
export type Sitter = 'attorney' | 'newcomer' | 'visitor'

export type Shot = {
  readonly name: string
  readonly who: Sitter
  readonly path: string
  /** What is done on the page before the picture; `isWide`: panes stand beside each other. */
  readonly act?: (page: Page, isWide: boolean) => Promise<void>
  /** What the server answers instead. */
  readonly standIn?: StandIn
  /** Puts back what was done, so that the next look finds the same. */
  readonly after?: (page: Page) => Promise<void>
}

const press = (key: string) => async (page: Page) => page.keyboard.press(key)
const click = (name: string) => async (page: Page) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}(?:$|[^a-z])`) })
    .first()
    .click()
const wideOnly =
  (act: (page: Page) => Promise<void>): NonNullable<Shot['act']> =>
  async (page, isWide) =>
    isWide ? act(page) : undefined

export function attorney(name: string, path: string, act?: Shot['act']): Shot {
  return { name, who: 'attorney', path, ...(act && { act }) }
}

const clientTabs = ['overview', 'dates', 'sources', 'family', 'documents', 'experts', 'drafts'] as const

/** Every screen of the product and the states of it that a person meets. */
export function shotsOf(made: Seeded): Shot[] {
  const draft = (type: string) => `/drafty/my-drafts/${idOf(made[type])}?client=${made[`${type} client`]}`
  const client = `/drafty/clients/${made['draft_generator client']}`
  const template = `/ai/draft-from-template-revision?client=${made['old client']}`
  return [
    ...(['/login', '/signup', '/forgot-password'] as const).map((path) => ({
      name: `sign-in ${path.slice(1)}`,
      who: 'visitor' as const,
      path,
    })),
    { name: 'first-day dashboard', who: 'newcomer', path: '/' },
    { name: 'first-day clients', who: 'newcomer', path: '/drafty/clients' },
    { name: 'first-day my-drafts', who: 'newcomer', path: '/drafty/my-drafts' },
    { name: 'first-day revision-workflow', who: 'newcomer', path: '/drafty/revision-workflow' },
    attorney('dashboard', '/'),
    attorney('dashboard search', '/', async (page) =>
      page.getByRole('searchbox', { name: /^Search tools/ }).fill('hardshp'),
    ),
    attorney('palette', '/', press('Control+k')),
    attorney('keys', '/', press('?')),
    ...listShots(),
    attorney('revision-workflow', '/drafty/revision-workflow'),
    ...clientShots(client, made),
    ...['asylum', 'naturalization', 'I-601A-Waivers', 'expert-letter-builder', 'draft-from-template-revision'].map(
      (tool) => attorney(`tool ${tool}`, `/ai/${tool}`),
    ),
    attorney('tool asylum with client', `/ai/asylum?client=${made['draft_generator client']}`),
    attorney('tool waiver with client', `/ai/I-601A-Waivers?client=${made['upw client']}`),
    ...caseShots(made),
    attorney('template sections', template, click('Sections of the template')),
    attorney('template old client', template, click('Old client in the template')),
    attorney('share', `${client}?tab=access`, click('Share')),
    attorney('draft asylum comments', draft('draft_generator'), click('Comments')),
    attorney('draft asylum forms', draft('draft_generator').replace('?', '/packet?'), async (page) =>
      page.getByRole('heading', { name: 'Forms' }).scrollIntoViewIfNeeded(),
    ),
    ...['draft_generator', 'upw', 'naturalization', 'expert_letter', 'draft_from_template_sections'].map((type) =>
      attorney(`draft ${type}`, draft(type)),
    ),
    attorney('draft template revision', draft('draft_from_template_sections'), async (page) => {
      await page.getByText('Changes wait for your decision in').getByRole('button').click()
      await page.locator('ins[data-change]').first().waitFor()
    }),
    attorney('draft asylum point', draft('draft_generator'), async (page) => {
      await press('n')(page)
      await press('n')(page)
    }),
    attorney(
      'draft asylum points',
      draft('draft_generator'),
      wideOnly(async (page) => page.getByText(/^Open points/).click()),
    ),
    attorney('draft asylum page-view', draft('draft_generator'), async (page) => page.getByText('Page view').click()),
    attorney('draft asylum edit', draft('draft_generator'), click('Edit')),
    attorney('draft asylum history', draft('draft_generator'), click('History')),
    ...filingShots(draft, made),
    attorney('draft asylum sent', draft('draft_generator').replace('?', '/sent?')),
    attorney('draft asylum sign-off', draft('draft_generator').replace('?', '/sign-off?')),
    attorney('draft missing', '/drafty/my-drafts/nothing'),
    ...['profile', 'billing', 'dependents', 'security', 'privacy', 'audit', 'appearance', 'law'].map((page) =>
      attorney(`settings ${page}`, `/settings/${page}`),
    ),
    attorney('firm', '/firm'),
    ...waitingShots(draft('draft_generator'), client),
    ...decidedShots(draft('upw')),
    ...plainShots(),
  ]
}

/** Client Management and the client page, of a record with little in it and of one with more. */
function clientShots(client: string, made: Seeded): Shot[] {
  const filled = `/drafty/clients/${made['upw client']}`
  return [
    attorney('clients', '/drafty/clients'),
    attorney('clients add', '/drafty/clients', click('Add New Client')),
    attorney('clients due', '/drafty/clients?filter=due'),
    attorney('clients by next date', '/drafty/clients?sort=next_date'),
    attorney('clients no match', '/drafty/clients?q=Xylophonist'),
    attorney('client documents filled', `${filled}?tab=documents`),
    attorney('client overview filled', filled),
    ...clientTabs.map((tab) => attorney(`client ${tab}`, `${client}?tab=${tab}`)),
    attorney('client missing', '/drafty/clients/nobody'),
  ]
}

/** The evidence of a case, and a request that cannot start yet. */
function caseShots(made: Seeded): Shot[] {
  const evidence = `/ai/I-601A-Waivers/evidence?client=${made['upw client']}`
  return [
    attorney('evidence chronology', evidence, async (page) =>
      page.getByText('Chronology', { exact: true }).filter({ visible: true }).first().click(),
    ),
    attorney(
      'evidence adverse',
      evidence,
      wideOnly(async (page) =>
        page
          .getByRole('button', { name: /Discretion/ })
          .first()
          .click(),
      ),
    ),
    attorney('tool asylum refused', `/ai/asylum?client=${made['draft_generator client']}`, async (page) => {
      await click('Perform Request')(page)
      await page.getByRole('dialog').waitFor()
    }),
    attorney('tool asylum readiness', `/ai/asylum?client=${made['draft_generator client']}`, async (page, isWide) =>
      isWide
        ? undefined
        : page
            .getByRole('button', { name: /to fix|to check|note|Ready/i })
            .first()
            .click(),
    ),
    attorney('evidence', evidence),
  ]
}

/** A packet without exhibits, one that was made, what is asked about it, and dates that are counted. */
function filingShots(draft: (type: string) => string, made: Seeded): Shot[] {
  const packet = (type: string) => draft(type).replace('?', '/packet?')
  return [
    attorney('draft asylum packet', packet('draft_generator')),
    attorney('draft waiver packet', packet('upw')),
    { ...attorney('draft waiver packet making', packet('upw')), standIn: 'being made' },
    attorney('draft waiver packet page', packet('upw'), async (page) => {
      await page.locator('a[href*="/packet/"]').first().click()
      await page.getByRole('img', { name: /page/i }).first().waitFor()
    }),
    attorney('draft waiver packet asked', packet('upw'), async (page) => page.getByText(/^For you to answer/).click()),
    attorney('draft naturalization signed-off', draft('naturalization').replace('?', '/sign-off?')),
    attorney('client dates empty', `/drafty/clients/${made['naturalization client']}?tab=dates`),
  ]
}

/** Pages without a draft or a client. */
const plainShots = (): Shot[] => [
  attorney('menu', '/', async (page, isWide) =>
    isWide ? undefined : page.getByRole('button', { name: 'Open menu' }).click(),
  ),
  attorney('plans', '/drafty/subscription-signup'),
  attorney('plans yearly', '/drafty/subscription-signup', async (page) =>
    page.getByText('Yearly', { exact: true }).click(),
  ),
  attorney('faq', '/drafty/faq'),
  attorney('operators', '/operators'),
]

/** The last part of a path. */
function idOf(path: string | undefined): string {
  return path?.split('/').at(-1) ?? ''
}
