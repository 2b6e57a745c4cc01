// Safari may keep to the old @media rules when the window changes its size: a rule that comes and goes makes it look again.
addEventListener("resize", () => {
  const [sheet] = document.styleSheets;
  sheet.deleteRule(sheet.insertRule(":root {}", sheet.cssRules.length));
});
