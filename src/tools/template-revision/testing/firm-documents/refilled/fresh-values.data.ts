const list = (words: string): readonly string[] =>
  words
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Given names of many places, common and rare, some of them words of English too. */
export const freshGivenNames = list(
  `Ahmad|Wanjiru|Thuy|Oleksandr|Itzel|Babajide|Saoirse|Nguyet|Yordanka|Tsegaye|Mirembe|Xochitl|Bayarmaa|Zbigniew|Ifeoma|Dawit|Aigerim|Hyacinthe|Malik|Renuka|Sokhom|Temuulen|Ysabel|Fatoumata|Keisuke|Lwazi|Nhi|Ondřej|Perpetua|Quetzalli|Rukhshona|Siosaia|Tigist|Umut|Vardan|Wilhelmina|Yevhenia|Zainab|Ðorđe|Élodie|Ñusta|Şirin|Łucja|Blessing|Precious|Goodluck|Mercy|Patience|Gift|Hope|Rose|Grace|Faith|Summer|Prince|Justice|June|April|Olive|Ruby|Pearl|Jasmine|Dawn|Angel|Chance|Victory|Lucky|Sunday|Melody|Dolores|Socorro|Milagros|Consuelo|Santos|Reyes|Jean-Baptiste|María José|Abdul-Rahman|Phuong Anh|Gebre-Egziabher|Kwame|Hao|Ye-jin|Li|Bo|Ng|Jo`,
)
/** Family names, with two words and with small words. */
export const freshFamilyNames = list(
  `Ouedraogo|Nakamura|Wickramasinghe|Tz’unun|Ixcoy Chaj|Villavicencio|O’Driscoll|Mac Giolla|van Oosterhout|de la Vega|dos Santos|al-Khatib|El Amrani|bin Rashid|Đặng|Nguyễn|Țîrlea|Szczepański|Ó Broin|Mwangi|N’Diaye|M’Baye|Tshabalala|Kyaw|Htoo|Paw|Lor|Xiong|Vang|Baca|Luna Ríos|Mota-Cabrera|Achieng-Otieno|Pérez y Soto|Kovalenko|Hakobyan|Mammadov|Beridze|Turgunbaev|Baker|King|Long|Young|Day|Law|Best|Wood|Rivers|Fields|Church|Price|Banks|Paz|Flores|Cruz|Guerra|Bravo|Rosales|Campos|Park|Song|Moon|Chin|Sin|Ho|Le|Do|Vo|Ba|Oh|Im|Castellanos-Ochoa|St. Hilaire|Fitz-Gerald|De Leon|Van Buren|Zúñiga|Ąžuolas|Yıldız|Bjarnadóttir`,
)
/** Proper words of towns, streets and bodies. */
export const freshProperWords = list(
  `Tolmire|Harwick|Ashgrove|Qaraqosh|Nebaj|Kisumu|Tlaxiaco|Barranquero|Whitcombe|Larchmere|Opelika|Pocatello|Yakima|Ypsilanti|Kankakee|Wausau|Tepatitlán|Ouahigouya|Mymensingh|Zhytomyr|Vanadzor|Kutaisi|Osh|Yabucoa|Cobán|Juticalpa|Choluteca|Usulután|Sonsonate|Bluefields|Huancayo|Riobamba|Cabimas|Maiduguri|Bamenda|Gondar|Kasese|Mandalay|Hpa-An|Nampula|Goma|Lashio|Brindlewood|Copperfield|Stonebrook|Fairhaven|Meadowlark|Sweetwater|Riverside|Plainfield|Highland|Oakdale|Mulberry|Juniper|Sycamore|Kingfisher|Beacon|Harbor|Summit|Liberty|Pioneer|Heritage|Crescent|Pinnacle`,
)
export const freshStates = list(
  `Georgia|Washington|New Mexico|North Carolina|Virginia|Oregon|Maine|Rhode Island|Nebraska|Utah|Delaware|Hawaii|Indiana|Wisconsin|West Virginia|Puerto Rico`,
)
export const freshCountries = list(
  `Georgia|Guinea|Jordan|Chad|Togo|Niger|Ivory Coast|Sri Lanka|Kyrgyzstan|South Sudan|Gambia|El Salvador|Nicaragua|Eswatini|Bangladesh|Democratic Republic of the Congo|Mauritania|Papua New Guinea|Trinidad and Tobago|Cabo Verde|Palestine|Tibet|Burma|Belarus|Peru|Laos`,
)
export const freshDemonyms = list(
  `Guinean|Togolese|Gambian|Salvadoran|Nicaraguan|Bangladeshi|Peruvian|Lao|Belarusian|Sri Lankan|Chadian|Jordanian`,
)
export const freshLanguages = list(
  `Susu|Kyrgyz|Sinhala|Mandinka|Bengali|Lao|Quechua|Belarusian|Zarma|Dioula|Tok Pisin|Dinka|Sango|Chuj|Acholi`,
)
export const freshIllnesses = list(
  `gout|glaucoma|sarcoidosis|Crohn’s disease|endometriosis|shingles|a torn meniscus|celiac disease|cystic fibrosis|Graves’ disease|spina bifida|a cleft palate|rickets|malaria|a stammer|sleep apnea|kidney stones|hemophilia|vertigo|a herniated disc|long COVID|Huntington’s disease|thalassemia|psoriasis|a slipped disc|ulcers|gallstones|an eating disorder|hearing loss|macular degeneration`,
)
/** What somebody has, makes, does or sees, as one or as many. */
export const freshThings = list(
  `a harmonica|a tricycle|a ledger|a loom|a rowing boat|a padlock|an aquarium|an abacus|the beehives|the chapel bell|the ferry|the attic|the orchard|the generator|his toolbox|her sewing machine|his bicycle|her spectacles|three goats|two suitcases|four kayaks|seven chapters|cassava|lentils|saffron|marzipan|papyrus|clay pots|paper cranes|fishing nets|wedding cakes|mosaic tiles|crossword puzzles|violin lessons`,
)
export const freshCounts = list(
  `two|three|five|six|eight|eleven|thirteen|seventeen|nineteen|twenty-three|thirty-one|forty-four`,
)
