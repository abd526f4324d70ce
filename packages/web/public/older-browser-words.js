// A classic script in the syntax of 2009: it says in the reader's language that the browser is too old for the page.
(function () {
  // tests compare these with the browserslist of package.json
  var OLDEST = { chrome: '109', firefox: '121', safari: '16.4' };
  var WORDS = {
    en: 'This browser is too old for the game. It needs Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}, or anything newer.',
    bg: 'Този браузър е твърде стар за играта. Нужен е Chrome или Edge {chrome}, Firefox {firefox}, Safari {safari} или по-нов.',
    de: 'Dieser Browser ist zu alt für das Spiel. Es braucht Chrome oder Edge ab Version {chrome}, Firefox ab {firefox} oder Safari ab {safari}.',
    es: 'Este navegador es demasiado antiguo para el juego. Hace falta Chrome o Edge {chrome}, Firefox {firefox}, Safari {safari} o una versión más reciente.',
    et: 'See brauser on mängu jaoks liiga vana. Vaja on Chrome’i või Edge’i versiooni {chrome}, Firefoxi {firefox}, Safari {safari} või uuemat.',
    fr: 'Ce navigateur est trop ancien pour le jeu. Il faut Chrome ou Edge {chrome}, Firefox {firefox}, Safari {safari} ou une version plus récente.',
    lt: 'Ši naršyklė žaidimui per sena. Reikia „Chrome“ arba „Edge“ {chrome}, „Firefox“ {firefox}, „Safari“ {safari} arba naujesnės versijos.',
    lv: 'Šī pārlūkprogramma spēlei ir par vecu. Vajadzīga Chrome vai Edge {chrome}, Firefox {firefox}, Safari {safari} vai jaunāka versija.',
    pl: 'Ta przeglądarka jest zbyt stara dla tej gry. Potrzebny jest Chrome lub Edge {chrome}, Firefox {firefox}, Safari {safari} albo nowsza wersja.',
    ro: 'Acest browser este prea vechi pentru joc. Este nevoie de Chrome sau Edge {chrome}, Firefox {firefox}, Safari {safari} sau de o versiune mai nouă.',
    ru: 'Этот браузер слишком старый для игры. Нужен Chrome или Edge {chrome}, Firefox {firefox}, Safari {safari} или новее.',
    uk: 'Цей браузер застарий для гри. Потрібен Chrome або Edge {chrome}, Firefox {firefox}, Safari {safari} чи новіший.',
  };

  function language() {
    var wanted = navigator.languages || [navigator.language || 'en'];
    var index;
    var code;
    for (index = 0; index < wanted.length; index++) {
      code = wanted[index].slice(0, 2).toLowerCase();
      if (WORDS.hasOwnProperty(code)) return code;
    }
    return 'en';
  }

  function say() {
    var code = language();
    var note = document.createElement('p');
    note.id = 'older-browser';
    note.lang = code;
    note.setAttribute('role', 'alert');
    note.style.cssText = 'margin:0;padding:1em;background:#fbf5e6;color:#2a1f1a;font:18px/1.4 sans-serif';
    note.textContent = WORDS[code].replace(/\{(\w+)\}/g, function (_, name) {
      return OLDEST[name];
    });
    document.body.insertBefore(note, document.body.firstChild);
  }

  say();
})();
