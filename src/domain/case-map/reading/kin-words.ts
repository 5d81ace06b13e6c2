/** What a household has, so that `our house` is the family's. */
export const householdNouns =
  /^(?:house|home|family|household|mother|father|parents|children|land|fields?|farm|shop|store|village|door|gate|yard|street|neighbors?|neighborhood|town|rent|income|room|apartment|car|country|life|lives|region)$/i

/** What two who are married have together, beside what a household has. */
export const coupleNouns =
  /^(?:sons?|daughters?|kids?|baby|babies|twins|boys?|girls?|newborn|toddler|child|marriage|wedding|anniversary|honeymoon|relationship|relatives?|in-laws|grandchildren|savings|bills?|mortgage|budget|debts?|loans?|taxes|tax|bank|checking|insurance|expenses|money|finances|payments?|groceries|food|bed|bedroom|kitchen|table|living|bathroom|roof|floor|front|back|backyard|garden|landlord|lease|dog|dogs|cat|cats|pets?|phone|van|minivan|sedan|block|building|trailer|porch|driveway|church|parish|pastor|priest|doctor|plans?|future|names?|lawyers?|attorneys?|petition|case|application|home|homes|own|love|routine|schedules?|days?|nights?|evenings|mornings|weekends?|sundays?|saturdays?|holidays?|vacations?|first|second|third|eldest|oldest|youngest|older|younger|little)$/i

/** What is of more people than a household: of a faith, a people, a party. */
export const memberNouns =
  /^(?:mosque|church|temple|synagogue|gurdwara|congregation|community|movement|body|party|union|cooperative|association|clan|tribe|people|faith|religion|belief|beliefs|prophet|founder|imam|pastor|leader|leaders)$/i
