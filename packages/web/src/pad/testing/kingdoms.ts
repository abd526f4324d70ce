/**
 * The complete kingdoms that take the most taps, of 6000 kingdoms in 2000 games that Prince's net played against itself
 * (`kingdomino simulate --bots value-net --seed pad`, a thousand with four players and both bonuses, a thousand with two).
 */
export const HARD_KINGDOMS: readonly string[] = [
  `s s s1 w f
   s w g g2 l
   m2 m2 g1 l C
   m w1 g1 l1 f
   m3 w w w f1`,
  `l1 f w s1 s
   l f f1 w m2
   l1 f C w1 m
   l f w w m3
   g1 g g2 w m1`,
  `s s2 s m2 w
   w w w1 m m1
   w w1 g g2 g1
   f f f l w
   f l1 l l C`,
  `s s2 g f1 w
   s w f1 f l1
   C w f f l1
   m2 w w1 m l
   s g g2 l l`,
  `g g g1 w m1
   g g2 w w m3
   s1 w C w1 m
   s s f w1 m2
   l l l1 g s`,
  `w g1 f f l
   s2 g f g2 w
   s1 g C g1 l
   s w1 w w1 w
   s m2 m2 m f1`,
  `m2 m1 f f l1
   s w f m f
   s2 w C w1 g
   s1 g g2 g1 g1
   s1 w l l w`,
  `w w w1 f g
   s2 s m f f1
   s2 g C f l
   s1 s g2 g1 l
   w m2 l g w`,
  `m1 w g2 g s1
   m3 w w g1 s
   m w1 C l s
   m2 w f f f1
   s s l f g`,
  `s s s2 g f
   s w s1 g l1
   m w1 C g2 l
   m3 w w g1 l1
   f1 w l w f`,
  `m2 m m3 g f1
   s w1 w w f
   s2 g C f l1
   s1 w w l l
   s s s2 s1 g`,
  `f1 w w w C
   f f1 w w1 f
   g m2 w1 l l1
   s2 s m l s1
   g g g g1 g`,
];
