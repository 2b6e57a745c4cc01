// Safari may keep the old @media rules when the window is resized; adding and removing a rule makes it evaluate them again.
addEventListener("resize", () => {
  const sheet = [...document.styleSheets].find((each) => each.href?.startsWith(location.origin)); // no extension's
  sheet.deleteRule(sheet.insertRule(":root {}", sheet.cssRules.length));
});
