const day = String.raw`\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}`
const place = String.raw`\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3}`

/** Notes of what happened in a proceeding, as sentences; tried in this order on each note. */
export const procedureWords: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [new RegExp(String.raw`^On (${day}),? (?:Form )?I-589 e-?filed`, 'u'), 'Form I-589 was filed electronically on $1'],
  [/^(?:Form )?I-589 e-?filed /u, 'Form I-589 was filed electronically '],
  [
    new RegExp(String.raw`^((?:DHS|ICE|OPLA) )?[Mm]otion (to [^.;]{3,60}?) filed (?:on )?(${day})`, 'u'),
    (_: string, by: string | undefined, to: string, on: string) =>
      `A ${by === undefined ? '' : by}motion ${to} was filed on ${on}`,
  ],
  [/^Not yet scheduled for (?:an? )?interview$/u, 'No interview has been scheduled'],
  [
    new RegExp(
      String.raw`^(B-?[12]|F-?1|J-?1|H-?1B|L-?1|TN)(?: both)?,? (?:at )?(${place}|[A-Z]{3}),? (?:on )?(${day}),? (?:I-94 )?(?:to|until|through|till) (${day})$`,
      'u',
    ),
    '{applicant.subj} was admitted at $2 on $3 in $1 status, until $4',
  ],
  [/^Biometrics (?:taken |done )?(?:on )?(?=\p{Lu}\p{Ll}+ \d)/u, 'Biometrics were taken on '],
  // `EWI near Santa Teresa`, `released on recognizance with ankle monitor`, behind another step or alone
  [
    /(?:^|, )entered without inspection (?=near|at|in|on|by|from)/u,
    (found: string) => `${found.startsWith(',') ? '. ' : ''}{applicant.subj} entered without inspection `,
  ],
  // `Released on recog. MCH 9/12/2024 NYC, conceded`: two steps, and what was said in the second.
  [
    new RegExp(
      String.raw`^(?:(?:\{applicant\.subj\} was )?[Rr]eleased on (?:own )?recognizance[.,]? )?[Mm]aster calendar hearing,? (?:on )?(${day})(?:,? (?:in )?(${place}))?, (?:pleadings )?conceded$`,
      'u',
    ),
    (whole: string, on: string, where: string | undefined) =>
      `${/\breleased\b/iu.test(whole) ? '{applicant.subj} was released on {applicant.his} own recognizance. ' : ''}A master calendar hearing was held ${where === undefined ? '' : `in ${where} `}on ${on}, and the charge was conceded`,
  ],
  [
    new RegExp(String.raw`(?<=\b[Ee]ntered\b.{3,80}), Notice to Appear (?:dated |issued |on )?(${day})$`, 'u'),
    '; the Notice to Appear is dated $1',
  ],
  [new RegExp(String.raw`(?<=\bhearing\b.{0,40}${day}),? (\d{1,2}:\d{2})$`, 'u'), ' at $1'],
  [
    /^[Rr]eleased on (?:own )?recognizance(?: with (?:an? )?(ankle monitor|bracelet))?/u,
    '{applicant.subj} was released on {applicant.his} own recognizance',
  ],
  [
    new RegExp(
      String.raw`^(?:(${place}) )?[Mm]aster calendar hearing,? (?:on )?(${day}),? continued for (?:an? )?attorney(?: search)?$`,
      'u',
    ),
    (_: string, where: string | undefined, on: string) =>
      `A master calendar hearing was held ${where === undefined ? '' : `in ${where} `}on ${on}, and the case was continued for {applicant.him} to find counsel`,
  ],
  [
    new RegExp(String.raw`^(?:(${place}) )?[Mm]aster calendar hearing,? (?:on )?(${day})`, 'u'),
    (_: string, where: string | undefined, on: string) =>
      `A master calendar hearing was held ${where === undefined ? '' : `in ${where} `}on ${on}`,
  ],
  [new RegExp(String.raw`^(?:On )?(${day}),? pleadings\b`, 'u'), 'Pleadings were taken on $1'],
  [/ \((?:through|by) (?:prior|former) attorney ([^()]{3,40})\)/u, ' through prior counsel $1'],
  [/, (?:charge )?(?:INA )?(?:§ ?)?(\d{3}\([^ ,;]{1,30}) sustained\b/u, ', the charge under INA § $1 was sustained'],
  [/(?<=\d{4}): pleadings(?: taken)?(?=[,.]|$)/u, ' pleadings taken'],
  [/, (?:INA )?(?:§ ?)?(212\([^ ,;]{1,30}) conceded/u, ', the charge under INA § $1 was conceded'],
  [
    new RegExp(String.raw`, (${place}) designated over (?:\{applicant\.\p{Ll}+\} )?objection$`, 'u'),
    ', and $1 was designated over objection',
  ],
  [new RegExp(String.raw`, (${place}) designated$`, 'u'), ', and $1 was designated'],
  [
    new RegExp(
      String.raw`^(?:B-?[12]|F-?1|J-?1|H-?1B|L-?1|TN),? admitted (?:at (?:the )?)?(${place}|[A-Z]{3}) (?:on )?(${day})(?: (?:until|to) (${day}))?$`,
      'u',
    ),
    (whole: string, where: string, on: string, to: string | undefined) =>
      `{applicant.subj} was admitted at ${where} on ${on} in ${whole.split(/[ ,]/u)[0]} status${to === undefined ? '' : `, until ${to}`}`,
  ],
  [new RegExp(String.raw`, biometrics (?:taken )?(?:on )?(?=${day})`, 'u'), ', and biometrics were taken on '],
  [new RegExp(String.raw`^Interview (?:on )?(?=${day}$)`, 'u'), 'The interview was held on '],
  // The office speaks of itself in its notes.
  [/\b(designated|declined|named|requested|opposed|conceded) by us\b/iu, '$1 by counsel'],
  // Two acts of one sentence are two sentences, and no run of the answer's words is left.
  [/( is dated \p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? and was (?=filed|served|issued)/u, '$1. It was '],
  [
    /(?<=^|\. )At the (master|individual)( calendar)? hearing (?:held )?on (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? (?:he|she|the respondent) admitted the (?:factual )?allegations and conceded (the charges?|removability)/iu,
    '{applicant.subj} appeared at a $1$2 hearing on $3. The allegations were admitted, and $4 conceded',
  ],
  [/^Notice to Appear dated /u, 'The Notice to Appear is dated '],
  [/^(?:Form )?I-589 (filed|received|mailed|lodged) /u, 'Form I-589 was $1 '],
  [/, (?:the )?interview (?:is )?(?:set|scheduled) (?=at |for |on |\p{Lu})/u, ', and the interview is scheduled '],
  [/^Interview (?:is )?(?:set|scheduled) (?=at |for |on |\p{Lu})/u, 'The interview is scheduled '],
  [
    /(?<=interview is scheduled )at (?:the )?(\p{L}[^.;]{2,60}?)(?:,| for| on)? (?=\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u,
    'at the $1 for ',
  ],
  [/, (?:a )?(credible|reasonable) fear (?:was )?found (?:on )?(?=\p{Lu})/u, ', and a $1 fear was found on '],
  [
    /(?<=\b(?:near|at|in|from) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/u,
    ' on ',
  ],
  [/^No interview(?: (?:yet|so far|scheduled))?$/u, 'No interview has been held'],
  [/^(?:A )?[Cc]hange of status (to [^.,;]{2,20}? )?filed /u, 'A change of status $1was filed '],
  [/^No Notice to Appear$/u, 'No Notice to Appear has been issued'],
  [
    /^(Paroled|Admitted|Inspected|Detained|Released|Apprehended) (?=at |on |in |near |by |into |from |to )/u,
    '{applicant.subj} was $1 ',
  ],
  [
    /(?<=\} was )(Paroled|Admitted|Inspected|Detained|Released|Apprehended)(?= )/u,
    (word: string) => word.toLowerCase(),
  ],
  [/^Notice of appeal filed /u, 'The notice of appeal was filed '],
  [/^Affirmative (?:Form )?I-589 at (?:the )?/u, 'Form I-589 was filed affirmatively at the '],
  [/^Affirmative (?:Form )?I-589 (?:filed )?/u, 'Form I-589 was filed affirmatively '],
  [/^Interview (?:held )?(?=on )/u, 'The interview was held '],
  [
    /^Referred, (?:the )?Notice to Appear (?:dated )?(?:on )?(?=\p{Lu})/u,
    'The case was referred, and the Notice to Appear is dated ',
  ],
  [/^Referred (?=on )/u, 'The case was referred '],
  [/^Pleadings (?:on )?(?=\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u, 'Pleadings were taken on '],
  [/, removability conceded/u, ', and removability was conceded'],
  [/^Venue changed (to \p{Lu}[\p{L} ]{1,30}?) (?=\p{Lu}\p{Ll}+ \d{1,2}, \d{4})/u, 'Venue was changed $1 on '],
  [/^Pleadings by /u, 'Pleadings were made by '],
  [/^Expedited removal (?:on )?(?=\p{Lu}\p{Ll}+ \d)/u, 'Expedited removal proceedings are dated '],
  [/^Referred by /u, 'The case was referred by '],
  [/^Referred to /u, 'The case was referred to '],
  [/^Interviewed /u, '{applicant.subj} was interviewed '],
  [/^Filed /u, '{applicant.subj} filed '],
  [
    /^(?:The )?Notice to Appear (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) )/u,
    'The Notice to Appear is dated ',
  ],
  [/^Notice to Appear issued /u, 'The Notice to Appear was issued '],
  [/^Arrested by ICE /u, '{applicant.subj} was arrested by Immigration and Customs Enforcement (ICE) '],
  [/^Bond denied /u, 'Bond was denied '],
  [/^Bond denied on? ?(?=\p{Lu})/u, 'Bond was denied on '],
  [/^Pleaded (?=on )/u, '{applicant.subj} pleaded '],
  [/^Pleadings taken /u, 'Pleadings were taken '],
  [/^(?:Individual|Merits) hearing set for /u, 'The individual hearing is set for '],
  [/^(?:Individual|Merits) hearing (?:held )?on /u, 'The individual hearing was held on '],
  [/^(?:Hearing|Trial) on the merits (?:held )?(?:on )?(?=\p{Lu})/u, 'The hearing on the merits was held on '],
  [/^Hearing on /u, 'A hearing was held on '],
  [/^Credible fear found (?:on )?(?=\p{Lu})/u, 'A credible fear was found on '],
  [/^Reasonable fear found (?:on )?(?=\p{Lu})/u, 'A reasonable fear was found on '],
  [/^Removal order (?:dated |of |on )?(?=\p{Lu})/u, 'An order of removal was entered on '],
  [/, removed (?:on )?(?=\p{Lu})/u, ', and {applicant.subj} was removed on '],
  [/^Reinstated (?:on )?(?=\p{Lu})/u, 'The order was reinstated on '],
  [/^Order of removal reinstated /u, 'The order of removal was reinstated '],
  [/^Referred for /u, 'The case was referred for '],
  [/^(Asylum|Withholding)([^.]{0,60}) denied$/u, '$1$2 were denied'],
  [/^Appeal filed (?:on )?(?=\p{Lu})/u, 'The appeal was filed on '],
  [/^Master hearing held /u, 'A master hearing was held '],
  [/^Master hearing on /u, 'A master hearing was held on '],
  [/^MCH,? (?:on )?(?=\p{Lu})/u, 'A master calendar hearing was held on '],
  [/^IH,? (?:on |set (?:for )?)?(?=\p{Lu})/u, 'The individual hearing is set for '],
  [/(?<=[\p{L}\d]{4}),? pleadings (?:were )?(taken|entered)\b/u, ', and pleadings were $1'],
  [/^Notice to Appear served /u, 'The Notice to Appear was served '],
  [/(?<=\d{4}),? (?:at )?(\d{1,2}(?::\d\d)? [ap]\.m\.)$/u, ', at $1'],
  [
    /, (?:the )?charge (?:under )?(?:INA )?(?:§ ?)?(\d{3}\([^ ,;]{1,30}) (?:was )?conceded/u,
    ', and the charge under INA § $1 was conceded',
  ],
  [/, (?:the )?charges? (?:was |were )?conceded/u, ', and the charge was conceded'],
  [/, (?:the )?allegations (?:were )?admitted/u, ', the allegations were admitted'],
  [/^Venue changed /u, 'Venue was changed '],
  [
    /^(The Notice to Appear is dated \p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? (?:at |in )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3})$/u,
    '$1, and was issued at $2',
  ],
  [
    /(?<=is dated \p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? (?=\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:POE|port of entry)\b)/u,
    ', and was issued at ',
  ],
  [/ (?:POE|port of entry) with (?=CBP One )/u, ' POE, on a '],
  [
    /^Parole (?:to|until) (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}),? terminated (by e-mail |by letter )?(?:on )?(?=\p{Lu})/u,
    '{applicant.subj} was paroled until $1; the parole was terminated $2on ',
  ],
  [
    /(?<=\b(?:window|counter|court|office|clerk|mail|e-mail|hand)) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/gu,
    ' on ',
  ],
  [
    /^Change of venue (\p{Lu}[\p{L} ]{2,30}?) to (\p{Lu}[\p{L} ]{2,30}?) (granted|denied) /u,
    'A change of venue from $1 to $2 was $3 ',
  ],
  [/; (?:individual )?hearing date to be confirmed$/u, ''],
  [/; removability conceded$/u, ', and removability was conceded'],
  [new RegExp(String.raw`(?<=was served on ${day}),? (?=${place}(?:[.,]|$))`, 'u'), ' at '],
  [
    /(?<= was )released on recognizance(?: with (?:an? )?(ankle monitor|bracelet))?/u,
    (_: string, device: string | undefined) =>
      `released on {applicant.his} own recognizance${device === undefined ? '' : ` with an ${device}`}`,
  ],
  [/ till (?=\d)/u, ' until '],
  [
    /(?<=is dated \p{Lu}\p{Ll}+ \d{1,2}, \d{4})(?:,| and|, and) released on /u,
    ', and {applicant.subj} was released on ',
  ],
  [
    /\bentered with (?=(?:son|daughter|wife|husband|children|child|family|mother|father|brother|sister)\b)/u,
    'entered with {applicant.his} ',
  ],
  [
    /\bentered ((?:with|at|near|by|through|from|in|on) (?:\{[^{}]{1,30}\}|[^.;{}]){3,80}?),? (?:and )?entered without inspection\b/u,
    'entered without inspection $1',
  ],
  [/ is set for set (?:on |for )?/u, ' is set for '],
  [
    new RegExp(String.raw`^Merits (?:hearing )?(?:set )?(?:for |on )?(?=${day})`, 'u'),
    'The hearing on the merits is set for ',
  ],
  [
    new RegExp(String.raw`^[Pp]ro se,? (?:at )?(?:the )?master (?:calendar )?(?:hearing )?(?:on )?(?=${day})`, 'u'),
    '{applicant.subj} appeared without counsel at a master calendar hearing on ',
  ],
]
