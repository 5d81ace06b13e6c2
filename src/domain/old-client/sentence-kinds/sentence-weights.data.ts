/** What a sentence has, each with its weight, a line for each; `bias` without any. `beside`: the weight of a neighbour. */
type SentenceWeights = {
  readonly source: string
  readonly made: string
  readonly papers: number
  readonly bias: number
  readonly beside: number
  readonly shift: number
  readonly features: string
}

/** Learned by scripts/learn-sentence-kinds.ts from 133 papers marked by hand, 2026-11-28: hundredths of log odds for each feature. */
export const sentenceWeights: SentenceWeights = {
  source: 'scripts/learn-sentence-kinds.ts',
  made: '2026-11-28',
  papers: 133,
  bias: -1.337,
  beside: 0.7,
  shift: -0.3,
  features: `
-ed -7
asks -64
b:( 1 14
b:( <family> -8
b:( b -5
b:( bia -9
b:( c 17
b:( d 20
b:( i -11
b:) ( 5
b:1 ) 14
b:8 c -7
b:; <other-pronoun> -14
b:; <pronoun> 29
b:; the 18
b:<amount> and 9
b:<amount> at 14
b:<amount> in 7
b:<amount> of 7
b:<client> ( -6
b:<client> <a-number> -7
b:<client> a 15
b:<client> and -10
b:<client> came 8
b:<client> for -28
b:<client> has -18
b:<client> is -6
b:<client> s 13
b:<client> since -34
b:<client> was -16
b:<client> who -8
b:<client> ” 9
b:<entry-date> and 34
b:<entry-place> in 11
b:<entry-place> on -15
b:<event-date> <pronoun> 9
b:<event-date> and 15
b:<event-date> to -7
b:<family> ) -8
b:<family> <relative> -17
b:<family> and 7
b:<family> in 5
b:<family> s 8
b:<name> and 7
b:<person> a -9
b:<person> and -18
b:<person> has 29
b:<person> of 29
b:<person> on 10
b:<person> who -11
b:<pronoun> application -8
b:<pronoun> came 23
b:<pronoun> entered 5
b:<pronoun> had 10
b:<pronoun> has -8
b:<pronoun> is 12
b:<pronoun> to -6
b:<pronoun> was -7
b:<relative> a 10
b:<relative> is 23
b:<relative> s 16
b:<town> and 15
b:<town> for -47
b:<town> from 15
b:<town> on -27
b:<town> service -10
b:<town> who 6
b:^ 1 -15
b:^ 10 -21
b:^ 11 -18
b:^ 12 -15
b:^ 3 14
b:^ 7 5
b:^ 9 -15
b:^ <attorney-address> -10
b:^ <attorney-city> -9
b:^ <attorney-street> -11
b:^ <attorney> -23
b:^ <client> 13
b:^ <court> -15
b:^ <custody> -7
b:^ <department-address> -9
b:^ <doctor> 9
b:^ <email> -6
b:^ <exhibit> -13
b:^ <family> 34
b:^ <firm> -27
b:^ <organization> -14
b:^ <other-pronoun> 19
b:^ <person> 29
b:^ <relative> 58
b:^ <sent-date> -17
b:^ <signer-contact> -5
b:^ <town> -25
b:^ <witness> -6
b:^ a -41
b:^ all -9
b:^ an -7
b:^ b 8
b:^ counsel 18
b:^ i -22
b:^ if 7
b:^ ii -7
b:^ iii -7
b:^ immigration -5
b:^ in 5
b:^ ina -8
b:^ it -15
b:^ iv -6
b:^ matter -10
b:^ my -12
b:^ no -9
b:^ on -7
b:^ our -7
b:^ please -14
b:^ respondent 10
b:^ the -22
b:^ there 25
b:^ they 18
b:^ this -11
b:^ we -16
b:^ what -20
b:^ when 7
b:^ you -6
b:^ your -12
b:a <age> -6
b:a <signer-title> -16
b:a <town> -12
b:a citizen -12
b:a license 8
b:a man -12
b:a native -9
b:a notice -7
b:a week -18
b:account of -6
b:affidavit of -19
b:after the -7
b:age of 7
b:am <relative-age> 27
b:am a 14
b:am the -21
b:an applicant -6
b:and <client> 18
b:and <event-date> -5
b:and <name> -7
b:and <other-pronoun> -13
b:and <person> 19
b:and <pronoun> 7
b:and all -11
b:and citizen -8
b:and for 19
b:and has 18
b:and have -13
b:and i -38
b:and is -15
b:and it 10
b:and no -7
b:and of -14
b:and that -13
b:and the -12
b:and to -6
b:and two -6
b:and was 10
b:and we 11
b:and will -6
b:any time -8
b:application for -8
b:as a 23
b:ask for -14
b:asked for -11
b:asks that -6
b:assistant chief 19
b:at <address> -8
b:at <name> -7
b:at <organization> 29
b:at <town> -6
b:b ) -5
b:be a 12
b:because <pronoun> -13
b:because of 50
b:before the -6
b:born in 28
b:by <person> 27
b:by a 9
b:by the 21
b:c ) 17
b:c f -7
b:call me -9
b:came from 10
b:chief counsel 10
b:citizen of -16
b:cost of 13
b:could not 18
b:counsel <department-counsel> 10
b:counsel for -18
b:court should -6
b:court to -8
b:did not 32
b:do not -15
b:does not 5
b:entered in -5
b:entered the -22
b:f r -7
b:for <other-pronoun> 18
b:for <person> 16
b:for an -12
b:for asylum 12
b:for the -26
b:form i-130 -8
b:form i-589 -17
b:from <event-date> 19
b:from <town> 13
b:from a 7
b:from the 17
b:good faith -10
b:has a 16
b:has been -8
b:has lived -26
b:has never 16
b:has no -14
b:has not 20
b:have been -32
b:i ) 12
b:i am -25
b:i can 18
b:i do 25
b:i have -6
b:i make -8
b:i n -10
b:i was -8
b:i will -5
b:if <pronoun> 20
b:if you -13
b:immigration <judge> -5
b:in <entry-date> 6
b:in <event-date> 41
b:in <language> -21
b:in <town> 14
b:in a -18
b:in good -10
b:in my -25
b:in support -7
b:in the -7
b:is <amount> -22
b:is <person> -17
b:is at 26
b:is not 46
b:is on 43
b:it was -8
b:laws of -11
b:letter of -11
b:lived in -29
b:make this -7
b:marriage was 14
b:married on -6
b:matter of -13
b:may be -13
b:may not 6
b:me to 8
b:more than -13
b:must be -7
b:n dec -10
b:native and -8
b:need not -14
b:next hearing -9
b:night of 15
b:no <number> 22
b:not be -8
b:not know 7
b:notice to -6
b:of <amount> 10
b:of <citizenship> -22
b:of <decision-date> 9
b:of <doctor> -24
b:of <event-date> -33
b:of <organization> 7
b:of <person> -13
b:of <pronoun> -19
b:of <relative> 7
b:of <town> 34
b:of a -9
b:of removal -7
b:of the -21
b:on <decision-date> 17
b:on <entry-date> -13
b:on <event-date> -9
b:on <filing-date> -9
b:on <letter-date> 9
b:on <marriage-date> -8
b:on <service-date> -6
b:on <signing-date> -16
b:on <town> 6
b:on a 13
b:on account -6
b:on the 7
b:or mental -7
b:order of 6
b:over the 10
b:r § -7
b:records of -11
b:respondent <client> -6
b:said that 10
b:service center -10
b:show that -9
b:since <event-date> 29
b:since <pronoun> -15
b:support of -7
b:that <client> -11
b:that <other-pronoun> 8
b:that <pronoun> 24
b:that a -9
b:that i -19
b:that is -17
b:that the 28
b:the <name> 22
b:the <person> -7
b:the age 6
b:the agency -6
b:the applicant 11
b:the application -6
b:the beneficiary -11
b:the board -9
b:the bus 14
b:the case -9
b:the court -14
b:the day 12
b:the enclosed -5
b:the evidence -7
b:the family 29
b:the first 15
b:the fourth -8
b:the government 35
b:the hardship -14
b:the hearing 6
b:the immigration -5
b:the letter 15
b:the marriage 7
b:the men 15
b:the motion -6
b:the nature -5
b:the night 7
b:the notice 17
b:the one -6
b:the only -6
b:the person -14
b:the petition -13
b:the petitioner 8
b:the police -5
b:the request -16
b:the respondent -30
b:the same 21
b:the state 17
b:the statute -17
b:the undersigned -8
b:the united -48
b:this court -8
b:this declaration -8
b:this is -6
b:this letter -14
b:this motion 34
b:to <town> 15
b:to appear -8
b:to be 17
b:to me 8
b:to my 12
b:to the -6
b:took the 21
b:u s -25
b:under ina -10
b:undersigned counsel 5
b:until the 5
b:wants to 11
b:was admitted -11
b:was entered 10
b:was held 11
b:was not -6
b:what i 12
b:what is -7
b:when <pronoun> 18
b:where <pronoun> 8
b:where the -12
b:who has -12
b:willing to -10
b:with <family> 6
b:with <person> 7
b:without a 5
b:would be -28
b:would lose 5
b:§ 212 -8
b:“ <client> 9
cited behind -76
cites -11
digits -57
fifth:0 -123
fifth:1 -88
fifth:2 -43
fifth:3 -62
fifth:4 -162
first:1 -15
first:10 -21
first:11 -18
first:12 -15
first:13 -11
first:3 14
first:7 5
first:9 -15
first:<attorney-address> -10
first:<attorney-city> -9
first:<attorney-street> -11
first:<attorney> -23
first:<client> 13
first:<court> -15
first:<custody> -7
first:<department-address> -9
first:<doctor> 9
first:<email> -6
first:<exhibit> -13
first:<family> 34
first:<firm> -27
first:<organization> -14
first:<other-pronoun> 19
first:<person> 29
first:<relative> 58
first:<sent-date> -17
first:<signer-contact> -5
first:<town> -25
first:<witness> -6
first:a -41
first:after 5
first:all -9
first:an -7
first:any -9
first:b 8
first:counsel 18
first:executed -12
first:from 15
first:how -5
first:i -22
first:if 7
first:ii -7
first:iii -7
first:immigration -5
first:in 5
first:ina -8
first:it -15
first:iv -6
first:matter -10
first:my -12
first:no -9
first:on -7
first:our -7
first:please -14
first:respondent 10
first:the -22
first:there 25
first:they 18
first:this -11
first:two 25
first:we -16
first:what -20
first:when 7
first:whether -7
first:you -6
first:your -12
h:abuse 13
h:and 25
h:argument 10
h:background 57
h:case -20
h:certificate -12
h:character -26
h:claim -12
h:conclusion -32
h:court -18
h:cruelty 19
h:danger 19
h:declaration 89
h:department -11
h:eligibility 33
h:evidence -18
h:exhibits -24
h:extreme 22
h:facts 103
h:flight 11
h:for -14
h:form 90
h:good -13
h:hardship 13
h:has 14
h:hearing 20
h:history -16
h:introduction -14
h:joint 31
h:jurisdiction -9
h:legal -7
h:marriage 12
h:merits 32
h:moral -26
h:motion -60
h:not 30
h:procedural -7
h:qualifying -16
h:reasons 45
h:relief -27
h:request 7
h:respondent 38
h:risk 11
h:service -14
h:should -7
h:standard -11
h:statement -14
h:substantial 29
h:support 39
h:the 25
h:venue -51
h:was 22
h:what 9
h:with -9
heading -83
law share>=20 -35
law share>=40 -44
law share>=60 -39
law share>=80 -60
law>=1 -27
law>=2 -32
law>=4 -48
law>=7 -49
lead:( -9
lead:1 -16
lead:10 -23
lead:11 -18
lead:12 -15
lead:13 -11
lead:3 13
lead:5 -7
lead:8 -5
lead:9 -15
lead:: -35
lead:<a-number> -13
lead:<address> 7
lead:<age> -10
lead:<amount> 24
lead:<attorney-address> -11
lead:<attorney-city> -10
lead:<attorney-number> -7
lead:<attorney-street> -11
lead:<attorney> -25
lead:<citizenship> 17
lead:<client> 11
lead:<court> -7
lead:<custody> -7
lead:<decision-date> -9
lead:<department-address> -9
lead:<doctor> 31
lead:<email> -6
lead:<event-date> 14
lead:<exhibit> -18
lead:<family> 7
lead:<firm> -27
lead:<hearing-date> -26
lead:<judge> 30
lead:<legal-position> -7
lead:<letter-date> 13
lead:<name> -5
lead:<organization> -33
lead:<other-pronoun> 24
lead:<person> 20
lead:<phone> -5
lead:<procedure> 63
lead:<pronoun> 29
lead:<relative-age> 10
lead:<relative> 24
lead:<sent-date> -18
lead:<signer-address> -11
lead:<signer-contact> -6
lead:<signer-title> -5
lead:<signing-date> -15
lead:<witness> -15
lead:a -6
lead:about -6
lead:account 6
lead:admitted -11
lead:affidavit -7
lead:after 24
lead:all -6
lead:also 8
lead:am -17
lead:and -40
lead:any -10
lead:appeal -9
lead:applicant 6
lead:approved -10
lead:as -17
lead:ask -10
lead:asks -19
lead:assistant 19
lead:b 9
lead:be -25
lead:because 29
lead:been -8
lead:before 25
lead:born -29
lead:by -9
lead:c -10
lead:called 9
lead:calls 11
lead:came 12
lead:can 11
lead:cannot 26
lead:card -10
lead:charge -6
lead:chief 16
lead:client -7
lead:conviction 20
lead:could 8
lead:counsel 10
lead:country -18
lead:couple -5
lead:court 9
lead:date 17
lead:de -14
lead:declaration 21
lead:department 23
lead:did 18
lead:do 5
lead:does -7
lead:due 26
lead:evaluation -5
lead:evidence -6
lead:executed -12
lead:f -6
lead:factors -8
lead:filing -8
lead:finding -17
lead:finds -14
lead:for -33
lead:form -22
lead:found 36
lead:from 24
lead:gave 23
lead:give -8
lead:goes -6
lead:good 23
lead:had 9
lead:has 12
lead:have 13
lead:heard 33
lead:hearing 36
lead:held 7
lead:how -5
lead:i-589 14
lead:if -10
lead:ii -7
lead:iii -7
lead:in 8
lead:ina -8
lead:interview 7
lead:is -11
lead:it -15
lead:iv -6
lead:keeps 15
lead:kept 6
lead:known -26
lead:la 6
lead:left 20
lead:let -19
lead:letter -12
lead:live -14
lead:lived -39
lead:looks -10
lead:make -10
lead:marriage 13
lead:married -9
lead:matter -13
lead:may -11
lead:me -11
lead:men 10
lead:missed 22
lead:must -17
lead:my -25
lead:name -13
lead:need -5
lead:never 19
lead:night 14
lead:nineteen -7
lead:no 6
lead:nos 25
lead:not 7
lead:notice 31
lead:number 16
lead:office -9
lead:older -11
lead:once 12
lead:one -10
lead:opinion -12
lead:or -13
lead:order 17
lead:our 10
lead:out -7
lead:over 7
lead:own 7
lead:paid -18
lead:pay -18
lead:people 6
lead:petition 15
lead:petitioner -13
lead:please -14
lead:que -5
lead:r -6
lead:read 6
lead:reason 7
lead:record 5
lead:records -12
lead:regulation -11
lead:report 8
lead:represents -7
lead:request -13
lead:respondent -18
lead:s 8
lead:said 12
lead:salary -14
lead:sent 14
lead:service 19
lead:should -9
lead:that 14
lead:there 18
lead:they 24
lead:this -27
lead:three 14
lead:through 28
lead:together -24
lead:told 30
lead:took -17
lead:two 22
lead:under -6
lead:united 13
lead:up -7
lead:us 11
lead:uscis -14
lead:v -10
lead:was -22
lead:we -26
lead:weighs -6
lead:were -10
lead:what -26
lead:whether -13
lead:who 16
lead:will -17
lead:willing -10
lead:with 19
lead:would 15
lead:write -10
lead:you -19
lead:§ -8
length>=15 47
length>=36 -14
length>=5 6
length>=9 27
listed -23
m:a-number -19
m:address -14
m:age 22
m:amount 12
m:attorney -29
m:attorney-address -11
m:attorney-city -10
m:attorney-number -7
m:attorney-street -11
m:background 8
m:birth-date 26
m:citizenship -9
m:custody -8
m:decision-date 26
m:department-address -13
m:department-counsel 40
m:doctor 12
m:email -7
m:entry-date -9
m:entry-place 8
m:event-date 23
m:exhibit -39
m:family 38
m:firm -29
m:hearing-date -25
m:language -29
m:legal-position -14
m:letter-date 12
m:marriage-date -23
m:name 44
m:number 16
m:organization 13
m:other-pronoun 57
m:person 18
m:phone -15
m:procedure 62
m:pronoun 32
m:receipt-number -5
m:relative 58
m:relative-age 29
m:sent-date -18
m:service-date -5
m:signer-address -18
m:signer-contact -7
m:signer-title -22
m:signing-date -21
m:town 35
m:visa 18
m:witness -15
m>1 63
m>3 32
modal 16
narrated 76
no stop -165
part:footer -7
part:footnote -44
part:header -14
plain>=1 -22
plain>=2 23
plain>=4 7
plain>=7 -18
present 26
procedural -99
role 35
row -87
sem2:0 -8
sem2:14 16
sem2:15 8
sem2:4 35
sem2:6 39
sem2:i 15
sem2:l 6
sem2:none -7
sem2:q -6
sem2:w 19
sem2:z 34
sem:10 20
sem:11 -27
sem:12 31
sem:13 7
sem:15 11
sem:16 -27
sem:2 -21
sem:3 -13
sem:4 -9
sem:5 -11
sem:6 48
sem:7 -45
sem:8 31
sem:9 -21
sem:a -7
sem:d 12
sem:e 17
sem:f -14
sem:h 10
sem:i 15
sem:l 31
sem:n -9
sem:none 53
sem:o -37
sem:p 6
sem:q -15
sem:r 10
sem:s 15
sem:u 13
sem:v -45
sem:w 12
sem:x 17
sem:y 46
sem:z 25
story:crime 51
story:hardship 11
story:harm 56
story:illness 76
story:school 34
thing>=1 109
thing>=2 61
thing>=3 18
w:( -18
w:) -20
w:1 12
w:10 -23
w:11 -19
w:13 -11
w:14 -6
w:15 -10
w:2 9
w:22 -19
w:236 20
w:3 -7
w:4 12
w:5 -10
w:6 -12
w:8 -6
w:: -39
w:; 11
w:<a-number> -19
w:<address> -14
w:<age> 22
w:<amount> 12
w:<attorney-address> -11
w:<attorney-city> -10
w:<attorney-number> -7
w:<attorney-street> -11
w:<attorney> -29
w:<background> 8
w:<birth-date> 26
w:<citizenship> -9
w:<custody> -8
w:<decision-date> 26
w:<department-address> -13
w:<department-counsel> 40
w:<doctor> 12
w:<email> -7
w:<entry-date> -9
w:<entry-place> 8
w:<event-date> 23
w:<exhibit> -39
w:<family> 38
w:<firm> -29
w:<hearing-date> -25
w:<language> -29
w:<legal-position> -14
w:<letter-date> 12
w:<marriage-date> -23
w:<name> 44
w:<number> 16
w:<organization> 13
w:<other-pronoun> 57
w:<person> 18
w:<phone> -15
w:<procedure> 62
w:<pronoun> 32
w:<receipt-number> -5
w:<relative-age> 29
w:<relative> 58
w:<sent-date> -18
w:<service-date> -5
w:<signer-address> -18
w:<signer-contact> -7
w:<signer-title> -22
w:<signing-date> -21
w:<town> 35
w:<visa> 18
w:<witness> -15
w:abandonment 10
w:about -13
w:above -11
w:absence -5
w:abuse 10
w:act -17
w:address -12
w:admitted -15
w:affidavit -26
w:afraid -8
w:after 19
w:again 17
w:agency -7
w:aggregate -6
w:airport -11
w:all -8
w:alone -10
w:also 7
w:alternative -6
w:am -15
w:among -19
w:an -14
w:and 18
w:another 9
w:answered -14
w:any -62
w:anything -12
w:appeal -8
w:application -21
w:approval -6
w:approved -6
w:are -8
w:as -28
w:ask -22
w:asked -18
w:asks -6
w:assault -14
w:assistant 22
w:asylum 25
w:at 29
w:attorneys -12
w:available -7
w:b 28
w:background -12
w:bad 11
w:basement -15
w:be -24
w:bear -6
w:bears -6
w:became -18
w:because 51
w:been -31
w:before 40
w:behind 15
w:being 7
w:believe -7
w:below -13
w:beneficiary -14
w:bia -10
w:blood 6
w:body -13
w:border -12
w:born 16
w:both -18
w:boy 10
w:burned -20
w:but 23
w:by 12
w:c 6
w:called 37
w:calls 36
w:came 21
w:can 6
w:cannot 17
w:card -24
w:care -12
w:case -17
w:cash 11
w:center -12
w:certification -10
w:charged 20
w:chief 10
w:child -6
w:church 7
w:citation 18
w:cited 13
w:claim -5
w:class 10
w:cleft 6
w:client -10
w:clinic -7
w:coaches -28
w:come -12
w:community -16
w:company -7
w:conditions -9
w:conviction 18
w:cost 14
w:could 28
w:counsel 12
w:country 18
w:crew -14
w:criminal -9
w:criteria 15
w:cruelty -11
w:custody -14
w:d 19
w:date 28
w:daughter 14
w:day 5
w:days -8
w:de -17
w:dec -10
w:declaration 17
w:decree 22
w:denied -6
w:department 7
w:depends -7
w:detained -5
w:detention 13
w:dhs 15
w:did 29
w:discretion -5
w:dismiss 7
w:do -21
w:does 19
w:dollars -24
w:done 25
w:drive -24
w:driving 6
w:due 22
w:e-mail -17
w:each 7
w:ear 9
w:earned -7
w:earns -9
w:either 8
w:el -10
w:eleven 14
w:employer 11
w:enclosed -10
w:engineering 7
w:english -8
w:eoir-33 -14
w:erred -7
w:es -12
w:evaluation -17
w:evening 14
w:every 12
w:evidence -16
w:executed -12
w:exhibit -6
w:expires -9
w:extreme -10
w:f -8
w:factors -11
w:faith -10
w:family 32
w:father 14
w:fear 11
w:federal -8
w:fee -5
w:fees -6
w:felonious -11
w:file -6
w:filed 13
w:filing 18
w:finding -23
w:finds -11
w:fine 6
w:five 14
w:fixed -5
w:flight -7
w:form -24
w:forty 14
w:found 33
w:four 21
w:from 57
w:front 6
w:g -25
w:gave 18
w:girl 5
w:girls 13
w:give -6
w:given -18
w:gives 18
w:go 5
w:good 6
w:government 35
w:grand -5
w:ground -8
w:had 54
w:half 16
w:hands 16
w:hardship -20
w:have 11
w:hear -6
w:heard 31
w:hearing 16
w:held 11
w:help -16
w:helpful -9
w:high 7
w:hold 17
w:home -11
w:honor -12
w:hospital 7
w:hour -9
w:house 22
w:how 5
w:i 9
w:i-130 -8
w:if -23
w:ii -9
w:iii -9
w:immigration -21
w:in 58
w:including -7
w:individual -15
w:inside -20
w:inspection -5
w:interest -9
w:interview -5
w:into -12
w:is -27
w:it -26
w:itself -14
w:iv -6
w:job 11
w:judgment 10
w:jurisdiction -5
w:keep 22
w:keeps 18
w:kept -8
w:kitchen -12
w:knowledge -15
w:known -29
w:la -7
w:last 16
w:late -13
w:law -5
w:laws -11
w:learned -8
w:lease 17
w:leave -11
w:left 24
w:legal -16
w:let 8
w:line 19
w:list 21
w:listed 8
w:little 7
w:lived -47
w:long -5
w:look 15
w:looks -12
w:lose 17
w:lupus 17
w:mail -22
w:makes 5
w:man -22
w:many -22
w:married -9
w:matter -15
w:may -23
w:me 32
w:means -6
w:meets 11
w:men 35
w:mental -7
w:minutes 31
w:missed 22
w:month 7
w:months -7
w:motion 23
w:move 8
w:moves -6
w:must -28
w:my -10
w:n -11
w:name -14
w:names -10
w:national 13
w:native -14
w:nature -8
w:need -19
w:needs -15
w:neglect 12
w:never 18
w:new 28
w:next -25
w:night 32
w:nights 15
w:nine 37
w:nineteen -7
w:no -11
w:nobody 38
w:none -6
w:nos 23
w:not 63
w:notes 14
w:nothing -10
w:notice 13
w:now -9
w:number 17
w:o -10
w:of -32
w:off 14
w:offer 26
w:office -11
w:official -21
w:old 12
w:older -12
w:on 10
w:once 19
w:one 24
w:ones 16
w:only 10
w:opinion -14
w:opla 20
w:oppose 21
w:or -28
w:other 24
w:others -11
w:our 10
w:outside 9
w:over 23
w:overstayed 16
w:own -9
w:paid -8
w:paper 6
w:papers -10
w:paralegal -5
w:parking 6
w:paroled -7
w:passed 23
w:pastor 25
w:pay -33
w:penalty 6
w:pending -7
w:people 34
w:period -5
w:person -27
w:photograph -9
w:physical -6
w:place 9
w:placed 11
w:plays 7
w:pleaded 21
w:point 10
w:position -46
w:practice -12
w:present 10
w:presumption -10
w:proceedings -7
w:promise -7
w:psychological -14
w:public -6
w:put 10
w:qualifying -6
w:que -14
w:r 16
w:raised -5
w:ran 5
w:read 15
w:reading 10
w:reads 5
w:reasonable -6
w:receive 12
w:received -8
w:record -6
w:records -12
w:regular -8
w:regulation -13
w:release -5
w:released 23
w:remains -11
w:removal -13
w:rent 21
w:reopen -8
w:report 19
w:reports 40
w:represents -7
w:request -18
w:requires -6
w:respondent -31
w:rest 7
w:returned 10
w:reunification 16
w:risk -7
w:room 12
w:rule 7
w:runs 9
w:s 22
w:safe -7
w:said 29
w:salary -14
w:same 21
w:sat 6
w:say -40
w:second 9
w:security 12
w:seen -18
w:sent 18
w:served -8
w:service 8
w:shop 13
w:should -13
w:show -10
w:shown -13
w:signed 8
w:similar -11
w:since -22
w:six 8
w:slept 13
w:so 5
w:sold 14
w:speak 11
w:speech 6
w:spring -13
w:state 24
w:stated 11
w:statement -5
w:states -5
w:station 5
w:status -5
w:statute -23
w:stay -11
w:stayed 7
w:still 14
w:stopped 8
w:such -7
w:support -11
w:sworn -6
w:table 11
w:take 9
w:taken -15
w:takes -29
w:taught 23
w:teaches 12
w:team 16
w:tell -5
w:ten 9
w:testify 12
w:than -12
w:that -13
w:the 28
w:their -15
w:them -24
w:there 41
w:these -9
w:thirty 5
w:this -30
w:three 6
w:through 28
w:thursday 6
w:time -17
w:times 11
w:to -20
w:together -27
w:told 34
w:transcript -21
w:treated 12
w:treatment 18
w:true -5
w:tuesday 15
w:twice 22
w:two 38
w:u -27
w:under -18
w:unit -14
w:until 9
w:up 13
w:us 17
w:uscis -16
w:used -8
w:v 27
w:viable 16
w:video 8
w:wait 12
w:waiver -8
w:want -24
w:wants 12
w:way -12
w:we -19
w:week -14
w:weighs -9
w:were -41
w:what -25
w:when 32
w:where -8
w:whether -21
w:who 15
w:wife -32
w:willing -10
w:with 13
w:within 21
w:worked -34
w:worker 18
w:works 16
w:would 12
w:write -5
w:writing -12
w:wrote 23
w:yard -18
w:year 39
w:years 18
w:you -30
w:your -8
w:§ -19
w:“ 32
w:” 32
was 56
`.trim(),
}
