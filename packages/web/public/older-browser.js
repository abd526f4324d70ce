// A classic script in the syntax of 2009, and small, since everybody loads it: a browser that is too old gets its words.
(function () {
  // what the page stands on, and what came last to one of the three
  function isYoungEnough() {
    return (
      'noModule' in document.createElement('script') &&
      'adoptedStyleSheets' in document &&
      typeof Object.hasOwn === 'function' &&
      !!window.CSS &&
      CSS.supports('selector(:has(a))') &&
      CSS.supports('width', '1cqw')
    );
  }

  var words;
  if (isYoungEnough()) return;
  words = document.createElement('script');
  words.src = '/older-browser-words.js';
  document.body.appendChild(words);
})();
