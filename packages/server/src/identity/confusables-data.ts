/**
 * Letters and digits that can be taken for those of ASCII, each with the one or two that it looks like. Written by
 * tools/generate/write-confusables.mjs from data of Unicode (confusables.txt, Unicode License v3,
 * https://www.unicode.org/license.txt); not to be changed by hand.
 */
export const CONFUSABLES =
  'ÆAE æae ıi ĸK ŒOE œoe Ƅb ƅb ƍg Ɩl ƦR Ƨ2 Ʒ3 Ƽ5 ƽs ǀl ǁll Ȝ3 Ȣ8 ȣ8 ɑa ɡg ɢG ɣy ɩi ɪi ɯw ʀR ʋu ʍM ʏy ʙB ' +
  'ʜH ʟL ʣdz ʦts ʪls ʫlz ͺi ͿJ ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ιi κK νv οo ρp σo τT υu ' +
  'ϒY ϜF Ϩ2 ϰK ϱp ϲc ϳj ϹC ϺM ЅS Іl ЈJ АA ВB ЕE З3 КK МM НH ОO РP СC ТT УY ХX Ыbl Ьb ЮlO аa б6 вB гr еe ' +
  'кK мM нH оo рp сc тT уy хx ьb ѕs іi јj ѡw ѴV ѵv ҮY үy һh ҽe Ӏl ӏi ӔAE ӕae Ӡ3 ԁd ԌG ԍG ԛq ԜW ԝw ՍU ՏS ' +
  'ՕO աw գq զq հh ոn ռn սu ցg քf օo ۱l ۵o ۷V ०o ০O ৪8 ৭9 ੦o ੧9 ੪8 ૦o ଠO ୦O ୨9 ௦o ౦o ೦o ഠo ൦o ൭9 ๐o ໐o ' +
  'ဝo ၀o ყy ჿo ሀU ዐO ᎠD ᎡR ᎢT Ꭵi ᎩY ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG Ꮒh ᏃZ Ꮞ4 Ꮟb ᏒR ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK Ꮷd ' +
  'Ꮾ6 ᏳG ᏴB ᏻG ᏼB ᐯV ᑌU ᑭP ᑯd ᑲb ᒍJ ᒪL ᒿ2 ᕁx ᕼH ᕽx ᖇR ᖯb ᖴF ᗅA ᗞD ᗪD ᗰM ᗷB ᚷX ᛁl ᛕK ᛖM ᴀA ᴄc ᴅD ᴇE ᴊJ ' +
  'ᴋK ᴍM ᴏo ᴑo ᴘP ᴛT ᴜu ᴠv ᴡw ᴢz ᴦr ᴩP ᵫue ᶃg ᶌy ẝf ỿy ιi ℽy ⲅr ⲎH Ⲓl ⲔK ⲕK ⲘM ⲚN ⲞO ⲟo ⲢP ⲣp ⲤC ⲥc ⲦT ' +
  'ⲨY ⲬX Ⳋ9 Ⳍ3 ⳐL ⳑL Ⳓ6 ⴸV ⴹE ⵏl ⵔO ⵕQ ⵝX 〇O ꓐB ꓑP ꓒd ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ' +
  'ꓫX ꓬY ꓮA ꓰE ꓲl ꓳO ꓴU Ꙅ2 ꙇi ꚘOO ꚙoo ꛟV ꛯ2 ꜨT3 ꜱs ꜲAA ꜳaa ꜴAO ꜵao ꜶAU ꜷau ꜸAV ꜹav ꜺAV ꜻav ꜼAY ꜽay ꝎOO ' +
  'ꝏoo Ꝛ2 Ꝫ3 Ꝯ9 ꝷtf ꞘF ꞙf ꞟu Ɜ3 ꞲJ ꞳX ꞴB ꬲe ꬵf ꬽo ꭇr ꭈr ꭎu ꭒu ꭚy ꭣuo ꭰD ꭱR ꭲT ꭵi ꭺA ꭻJ ꭼE ꮁr ꮃw ꮇM ꮋH ' +
  'ꮐG ꮓz ꮟb ꮢR ꮩv ꮪs ꮮL ꮯc ꮲP ꮶK 𐊂B 𐊆E 𐊇F 𐊊l 𐊐X 𐊒O 𐊕P 𐊖S 𐊗T 𐊠A 𐊡B 𐊢C 𐊥F 𐊫O 𐊰M 𐊱T 𐊲Y ' +
  '𐊴X 𐋏H 𐋵Z 𐌁B 𐌂C 𐌉l 𐌑M 𐌕T 𐌗X 𐌚8 𐌠l 𐌢X 𐐄O 𐐕C 𐐛L 𐐠S 𐐬o 𐐽c 𐑃L 𐑈s 𐒴R 𐓂O 𐓎U 𐓒7 𐓪o ' +
  '𐓶u 𐔓N 𐔖O 𐔘K 𐔜C 𐔝V 𐔥F 𐔦L 𐔧X 𑓐O 𑜀rn 𑜆v 𑜊w 𑜎w 𑜏w 𑢠V 𑢢F 𑢣L 𑢤Y 𑢦E 𑢩Z 𑢬9 𑢮E 𑢯4 𑢲L ' +
  '𑢵O 𑢸U 𑢻5 𑢼T 𑣀v 𑣁s 𑣂F 𑣃i 𑣄z 𑣆7 𑣈o 𑣊3 𑣌9 𑣕6 𑣖9 𑣗o 𑣘u 𑣜y 𑣠O 𑣣rn 𑣥Z 𑣦W 𑣩C 𑣬X 𑣯W ' +
  '𑣲C 𖼈V 𖼊T 𖼖L 𖼨l 𖼵R 𖼺S 𖼻3 𖽀A 𖽂U 𖽃Y 𝚤i 𝚨A 𝚩B 𝚬E 𝚭Z 𝚮H 𝚰l 𝚱K 𝚳M 𝚴N 𝚶O 𝚸P 𝚻T 𝚼Y ' +
  '𝚾X 𝛂a 𝛄y 𝛊i 𝛋K 𝛎v 𝛐o 𝛒p 𝛔o 𝛕T 𝛖u 𝛞K 𝛠p 𝛢A 𝛣B 𝛦E 𝛧Z 𝛨H 𝛪l 𝛫K 𝛭M 𝛮N 𝛰O 𝛲P 𝛵T ' +
  '𝛶Y 𝛸X 𝛼a 𝛾y 𝜄i 𝜅K 𝜈v 𝜊o 𝜌p 𝜎o 𝜏T 𝜐u 𝜘K 𝜚p 𝜜A 𝜝B 𝜠E 𝜡Z 𝜢H 𝜤l 𝜥K 𝜧M 𝜨N 𝜪O 𝜬P ' +
  '𝜯T 𝜰Y 𝜲X 𝜶a 𝜸y 𝜾i 𝜿K 𝝂v 𝝄o 𝝆p 𝝈o 𝝉T 𝝊u 𝝒K 𝝔p 𝝖A 𝝗B 𝝚E 𝝛Z 𝝜H 𝝞l 𝝟K 𝝡M 𝝢N 𝝤O ' +
  '𝝦P 𝝩T 𝝪Y 𝝬X 𝝰a 𝝲y 𝝸i 𝝹K 𝝼v 𝝾o 𝞀p 𝞂o 𝞃T 𝞄u 𝞌K 𝞎p 𝞐A 𝞑B 𝞔E 𝞕Z 𝞖H 𝞘l 𝞙K 𝞛M 𝞜N ' +
  '𝞞O 𝞠P 𝞣T 𝞤Y 𝞦X 𝞪a 𝞬y 𝞲i 𝞳K 𝞶v 𝞸o 𝞺p 𝞼o 𝞽T 𝞾u 𝟆K 𝟈p 𝟊F';
